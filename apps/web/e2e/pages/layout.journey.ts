import { expect, type Page, test } from '@playwright/test';
import { authForm, signIn } from '../support/authentication.ts';
import { layoutShiftOf, recordLayoutShift } from '../support/page-metrics.ts';
import { openPage, pathsByUser, publicPaths } from '../support/pages.ts';

async function expectNoSidewaysScroll(page: Page, path: string) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, path).toBeLessThanOrEqual(320);
}

test('the page is dark with light text, set in a Korean sans-serif web font @look:dark @look:font', async ({
  page,
}) => {
  await page.goto('/auth/signin');
  const brightness = (property: 'color' | 'backgroundColor') =>
    page.evaluate((name) => {
      const [red = 0, green = 0, blue = 0] = (
        getComputedStyle(document.documentElement)[name].match(/\d+/g) ?? []
      ).map(Number);
      return (red + green + blue) / 3;
    }, property);
  expect(await brightness('backgroundColor')).toBeLessThan(30);
  expect(await brightness('color')).toBeGreaterThan(220);
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toMatch(
    /Pretendard.*sans-serif$/,
  );
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('Pretendard') && status === 'loaded',
      ),
    );
  await expect.poll(loaded).toBe(true);
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('the sign-in and sign-up cards are centred and at most 44rem wide @look:auth-card', async ({
    page,
  }) => {
    for (const [path, name] of [
      ['/auth/signin', '로그인'],
      ['/auth/signup', '회원가입'],
    ] as const) {
      await page.goto(path);
      const box = await authForm(page, name).boundingBox();
      expect(box?.width).toBeLessThanOrEqual(44 * 16);
      expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(640, -1);
    }
  });
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });
  test.setTimeout(90_000);

  test('no page scrolls sideways for a visitor @look:narrow', async ({ page }) => {
    await page.goto('/auth/signup');
    for (const path of ['/auth/signup', '/auth/signin', ...publicPaths]) {
      await openPage(page, path);
      await expectNoSidewaysScroll(page, path);
    }
  });

  for (const [username, paths] of Object.entries(pathsByUser)) {
    test(`no page scrolls sideways for ${username} @look:narrow`, async ({ page }) => {
      await signIn(page, username);
      for (const path of paths) {
        await openPage(page, path);
        await expectNoSidewaysScroll(page, path);
      }
    });
  }
});

for (const [where, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const) {
  test.describe(`on ${where}`, () => {
    test.use({ viewport });

    for (const [username, paths] of Object.entries({ visitor: publicPaths, ...pathsByUser })) {
      test(`nothing moves while the pages for ${username} load`, async ({ page }) => {
        await signIn(page, username);
        await recordLayoutShift(page);
        for (const path of paths) {
          await page.goto(path, { waitUntil: 'networkidle' });
          await expect(page.getByText('불러오는 중')).toHaveCount(0);
          expect(await layoutShiftOf(page), path).toBeLessThan(0.001);
        }
      });
    }
  });
}

test('a success stands for three seconds @look:toast', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'customer1');
  await openPage(page, '/fitness/review');
  await page.getByRole('radio', { name: '5점' }).click();
  await page.getByLabel('리뷰 내용').fill('스트레칭이 좋았습니다.');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: '등록', exact: true }).click();
  const toast = page.getByRole('status').filter({ hasText: '리뷰가 등록되었습니다.' });
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(toast).toBeVisible({ timeout: 50 });
  }).toPass();
  await page.clock.runFor(2800);
  await expect(toast).toBeVisible();
  // The fade at the end begins only once the end has been drawn.
  await page.clock.runFor(300);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toast).toBeHidden({ timeout: 50 });
  }).toPass();
});
