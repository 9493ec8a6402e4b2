import type { BrowserContext, Page } from '@playwright/test';
import { signIn, storeToken } from '../support/authentication.ts';
import { deepFrom } from '../support/deep.ts';
import { region } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { signInElsewhere } from '../support/other-tab.ts';
import { contactOf, expectLoaded, navigate } from '../support/pages.ts';
import { holdRequests } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';
import { layoutShiftOf, recordLayoutShift } from './page-metrics.ts';

const devices = Object.entries({
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
});
const summaries = { customer1: '나의 수업', trainer1: '나의 수업', master1: '오늘의 스튜디오' };
const facts = { customer1: /^다음 수업 · /, trainer1: /^다음 수업 · /, master1: /^오늘 매출$/ };
const users = Object.keys(summaries) as (keyof typeof summaries)[];

/** The paths of the backend that are requested from now on. */
function calledPaths(target: Page | BrowserContext) {
  const paths: string[] = [];
  target.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
}

const summary = (page: Page, user: keyof typeof summaries) => region(page, summaries[user]);
const trainers = (page: Page) => page.getByRole('heading', { name: '함께 운동할 트레이너' });

test.describe('the summary', () => {
  test.beforeEach(({ page }) => setTime(page, '2026-11-20T19:30:00'));

  for (const [index, [device, viewport]] of devices.entries())
    for (const user of users)
      test(
        `has its space from the first frame for ${user} on a ${device}, with or without its facts @home:space @home:failed`,
        deepFrom(1, Number(index > 0 || user !== 'customer1')),
        async ({ page }) => {
          await page.setViewportSize(viewport);
          await recordLayoutShift(page);
          await signIn(page, user);
          for (const fails of [false, true]) {
            if (fails) await setFaults(page, { kind: 'status', status: 500 });
            await page.goto('/');
            await expect(summary(page, user).getByRole('link')).toBeVisible();
            await expectLoaded(page);
            await expect(summary(page, user).getByRole('term')).toHaveCount(
              fails ? 0 : user === 'customer1' ? 2 : 1,
            );
            await page.waitForLoadState('networkidle');
            expect(await layoutShiftOf(page)).toBe(0);
          }
        },
      );

  test('leaves the posters where they are without a usable token @home:space @deep', async ({
    page,
  }) => {
    await recordLayoutShift(page);
    await storeToken(page, 'a-token-that-cannot-be-read');
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    const poster = page.getByRole('main').getByRole('img').first();
    const header = await page.getByRole('banner').boundingBox();
    expect((await poster.boundingBox())!.y).toBe(header!.y + header!.height);
    expect(await layoutShiftOf(page)).toBe(0);
  });

  test('requests nothing before the first picture is there @home:after-picture', async ({
    page,
  }) => {
    // Not on the home page, whose summary would request its facts meanwhile.
    await signIn(page, 'customer1', '/fitness/map');
    await expectLoaded(page);
    const called = calledPaths(page);
    const showPicture = await holdRequests(page, /\/artwork\/gym-/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByText('김서준님 환영합니다')).toBeVisible();
    expect(called).toEqual([]);
    showPicture();
    await expect(summary(page, 'customer1').getByText(facts.customer1)).toBeVisible();
    expect(called).toContain('/api/fitness/reservations/available-promotions');
  });

  test('leads by touch or by keyboard to what it is about, and is there again on the way back @home:customer', async ({
    page,
  }) => {
    await signIn(page, 'customer1');
    const link = summary(page, 'customer1').getByRole('link', { name: '수업 예약' });
    await expect(summary(page, 'customer1').getByText('오늘 23:00 PT · 강민준')).toBeVisible();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: '수업 예약' })).toBeVisible();
    await page.goBack();
    await expect(summary(page, 'customer1').getByText('오늘 23:00 PT · 강민준')).toBeVisible();
    await page.reload();
    await page.getByRole('main').focus();
    await expect(link).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '수업 예약' })).toBeVisible();
  });

  test('says nothing of a refused token, also after a page that would @home:failed @deep', async ({
    page,
  }) => {
    await signIn(page, 'customer1', '/fitness/review');
    await expectLoaded(page);
    await setFaults(page, { kind: 'status', status: 401 });
    await navigate(page, '/');
    const mine = summary(page, 'customer1');
    await expect(mine.getByRole('link', { name: '수업 예약' })).toBeVisible();
    await expectLoaded(page);
    await expect(mine.getByRole('term')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  test('shows the stored lists while the backend cannot be reached @home:customer @deep', async ({
    page,
  }) => {
    await signIn(page, 'customer1');
    const next = summary(page, 'customer1').getByText('오늘 23:00 PT · 강민준');
    await expect(next).toBeVisible();
    await setFaults(page, { kind: 'offline' });
    await page.goto('/');
    await expect(next).toBeVisible();
  });

  test('is that of the user who signed in in another tab @home:next-user', async ({ page }) => {
    await signIn(page, 'customer1');
    await expect(summary(page, 'customer1').getByText('오늘 23:00 PT · 강민준')).toBeVisible();
    await signInElsewhere(page, 'master1', '2026-11-20T19:40:00');
    await expect(summary(page, 'master1').getByText(facts.master1)).toBeVisible();
    await expect(summary(page, 'customer1')).toHaveCount(0);
    await signInElsewhere(page, 'visitor', '2026-11-20T19:50:00');
    await expect(summary(page, 'master1')).toHaveCount(0);
  });
});

test.describe('the highlights', () => {
  test.beforeEach(({ page }) => setTime(page, morning));

  test('is requested by a visitor once it is near, and moves nothing @home:near @home:highlights', async ({
    page,
  }) => {
    await recordLayoutShift(page);
    const called = calledPaths(page);
    const portraits: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/artwork/trainer-')) portraits.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page.getByRole('region', { name: /나의|오늘의/ })).toHaveCount(0);
    expect([...called, ...portraits]).toEqual([]);
    await page.getByRole('main').getByRole('img').nth(1).scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect([...called, ...portraits]).toEqual([]);
    await page.getByRole('main').getByRole('img').nth(2).scrollIntoViewIfNeeded();
    await expect(trainers(page)).toBeAttached();
    expect(called).toEqual(['/api/fitness/review']);
    expect(await layoutShiftOf(page)).toBe(0);
  });

  for (const [device, viewport] of devices)
    for (const fails of [false, true])
      test(`moves nothing after a jump to the end and a reload there on a ${device}${fails ? ' without reviews' : ''} @home:near @home:reviews @deep`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await recordLayoutShift(page);
        await page.goto('/');
        if (fails) await setFaults(page, { operation: 'listReviews', kind: 'status', status: 500 });
        for (const isReload of [false, true]) {
          if (isReload) await page.reload();
          // At once, without input. The footer, whose tools the mock backend adds late, stays below.
          else
            await contactOf(page).evaluate((element) => element.scrollIntoView({ block: 'end' }));
          await expect(contactOf(page)).toBeInViewport();
          await expect(trainers(page)).toBeAttached();
          await page.waitForLoadState('networkidle');
          await expect(contactOf(page)).toBeInViewport();
          await expect(page.getByRole('heading', { name: /^리뷰 \d+개/ })).toHaveCount(
            fails ? 0 : 1,
          );
          // The tools of the mock backend move the links of the footer.
          expect(await layoutShiftOf(page)).toBeLessThan(0.003);
        }
      });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact follows the last poster @home:near', async ({ page }) => {
    await page.goto('/');
    const poster = await page.getByRole('main').locator('section').nth(3).boundingBox();
    const contact = await contactOf(page).boundingBox();
    expect(contact!.y - poster!.y - poster!.height).toBeLessThan(100);
  });
});
