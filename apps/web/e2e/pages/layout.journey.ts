import type { Locator, Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { region, toast } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import {
  contactOf,
  expectLoaded,
  pathsByUser,
  pathsWithContact,
  publicPaths,
} from '../support/pages.ts';
import { fitnessPath } from '../support/purchase.ts';
import { preventPrefetch } from '../support/requests.ts';
import { contentField, submitButton } from '../support/reviews.ts';
import { expect, test } from '../support/test.ts';
import { passTime } from '../support/time.ts';
import { layoutShiftOf, recordLayoutShift, scrollToEnd, untilComplete } from './page-metrics.ts';

const desktop = { width: 1280, height: 800 };

async function edgesOf(element: Locator) {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Where the page's column ends: as far from the window's edge as its logo begins from the other. */
async function columnEnd(page: Page) {
  const { left } = await edgesOf(page.getByRole('banner').getByRole('link').first());
  return page.viewportSize()!.width - left;
}

test('the page is dark with light text, set in a Korean sans-serif web font', async ({ page }) => {
  await page.goto('/auth/signin');
  const root = page.locator('html');
  await expect(root).toHaveCSS('background-color', 'rgb(11, 11, 13)');
  await expect(root).toHaveCSS('color', 'rgb(245, 245, 246)');
  await expect(page.locator('body')).toHaveCSS('font-family', /Pretendard.*sans-serif$/);
  // The subset of Pretendard with the texts of the pages.
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family === 'Studio Text' && status === 'loaded',
      ),
    );
  await expect.poll(isLoaded).toBe(true);
});

test('a success message stays for three seconds, over the header at the end of the column', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.clock.install();
  await signIn(page, 'customer1', fitnessPath('review'));
  await page.getByRole('radio', { name: '5점' }).click();
  await contentField(page).fill('스트레칭이 좋았습니다.');
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitButton(page).click();
  const message = toast(page, '리뷰가 등록되었습니다.');
  await passTime(page, 5, () => message.isVisible());
  const { right, bottom } = await edgesOf(message.locator('[data-front]'));
  expect(right).toBeCloseTo(await columnEnd(page), 0);
  expect(bottom).toBeLessThanOrEqual((await edgesOf(page.getByRole('banner'))).bottom);
  await page.clock.runFor(2800);
  await expect(message).toBeVisible();
  // The fade-out of the toast starts only after its last frame has been rendered.
  await page.clock.runFor(300);
  await passTime(page, 100, () => message.isHidden());
});

test.describe('the first view', () => {
  test('of a desktop has the prices of the plans right below their names, and the first poster above the fixed link', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(fitnessPath('membership'));
    for (const [name, price] of [
      ['1일 이용권', '15,000원'],
      ['헬스 회원권', '120,000원부터'],
      ['그룹 필라테스', '360,000원부터'],
      ['1:1 PT', '840,000원부터'],
    ] as const) {
      const title = await edgesOf(page.getByRole('heading', { level: 2, name, exact: true }));
      const shown = page.getByText(price, { exact: true });
      await expect(shown).toBeInViewport({ ratio: 1 });
      expect((await edgesOf(shown)).top - title.bottom, name).toBeLessThanOrEqual(1);
    }
    await page.goto('/');
    const links = page.getByRole('main').getByRole('link');
    for (const viewport of [desktop, { width: 1366, height: 657 }]) {
      await page.setViewportSize(viewport);
      const join = await edgesOf(links.filter({ hasText: /^멤버십 가입하기$/ }));
      expect((await edgesOf(links.first())).bottom).toBeLessThan(join.top);
      expect(join.right).toBeCloseTo(await columnEnd(page), 0);
    }
  });

  test('inside the bars of a phone has the first trainer and the way to the plans; of the reviews the average, with the list and what a visitor may not below', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 664 });
    await page.goto(fitnessPath('trainerpage'));
    const main = page.getByRole('main');
    for (const element of [
      main.getByRole('img', { name: /^강민준 트레이너/u }),
      main.getByRole('heading', { name: '강민준' }),
      main.getByText('근력과 바벨', { exact: true }),
      main.getByRole('link', { name: '강민준 트레이너와 시작하기' }),
    ])
      await expect(element).toBeInViewport({ ratio: 1 });
    await page.goto(fitnessPath('review'));
    await expectLoaded(page);
    const average = region(page, '평균 별점');
    await expect(average.getByText('4.4')).toBeInViewport({ ratio: 1 });
    const list = await edgesOf(region(page, '전체 리뷰'));
    expect((await edgesOf(average)).bottom).toBeLessThanOrEqual(list.top);
    const refusal = await edgesOf(page.getByText('리뷰 작성은 고객만 가능합니다.'));
    expect(list.bottom).toBeLessThanOrEqual(refusal.top);
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('the first press on a range chooses it, although the field that loses the focus has something to say @look:first-press', async ({
    page,
  }) => {
    await signIn(page, 'master1', '/fitness/sales?start=2026-11-01&end=2026-11-19');
    await expectLoaded(page);
    await page.getByLabel('시작일', { exact: true }).fill('2026');
    const range = page.getByRole('group', { name: '기간' }).getByRole('button').last();
    await expect(range).toHaveAttribute('aria-pressed', 'false');
    const { x, y } = await range.evaluate((element) => {
      element.scrollIntoView({ block: 'start', behavior: 'instant' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    await page.touchscreen.tap(x, y);
    await expect(range).toHaveAttribute('aria-pressed', 'true');
  });
});

/** Expects that nothing on the open page has moved, also on what a visitor scrolls to. */
async function expectNoLayoutShift(page: Page, path: string) {
  await expectLoaded(page);
  if (pathsWithContact.includes(path)) await expect(contactOf(page)).toBeAttached();
  await scrollToEnd(page);
  await untilComplete(page);
  expect.soft(await layoutShiftOf(page), path).toBeLessThan(0.001);
}

test.describe('without a layout shift', () => {
  test.beforeEach(async ({ page }) => {
    // Few of the day's classes are left and no sales, so that lists are shorter than their skeletons.
    await page.clock.setSystemTime('2026-11-24T16:00+09:00');
    await recordLayoutShift(page);
  });

  // Two tests, which run side by side.
  const half = Math.ceil(publicPaths.length / 2);
  for (const paths of [publicPaths.slice(0, half), publicPaths.slice(half)])
    test(`${paths[0]} and other public pages load on a first visit over a slow network @extra:layout-shift`, async ({
      page,
    }) => {
      // The scripts of other pages move nothing.
      await preventPrefetch(page);
      // Scripts, fonts and pictures arrive after the first paint. The machine may have no Korean font.
      const client = await page.context().newCDPSession(page);
      const slow = { offline: false, latency: 150, downloadThroughput: -1, uploadThroughput: -1 };
      await client.send('Network.emulateNetworkConditions', slow);
      for (const path of paths) {
        await page.goto(path);
        await expectNoLayoutShift(page, path);
        await client.send('Network.clearBrowserCache');
        const { origin } = new URL(page.url());
        await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
      }
    });

  for (const [username, paths] of Object.entries(pathsByUser))
    test(`the pages of ${username} load, also those whose requests fail @extra:layout-shift @deep`, async ({
      page,
    }) => {
      await signIn(page, username);
      for (const fails of [false, true]) {
        if (fails) await setFaults(page, { kind: 'status', status: 500 });
        for (const path of paths) {
          await page.goto(path);
          await expectNoLayoutShift(page, path);
        }
      }
    });
});
