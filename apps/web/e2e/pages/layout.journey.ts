import type { Locator } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { openTomorrow, registerButton, timeButton, tomorrowDialog } from '../support/classes.ts';
import { toast } from '../support/elements.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

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
        // The subset of Pretendard with the texts of the pages.
        ({ family, status }) => family.includes('Studio Text') && status === 'loaded',
      ),
    );
  await expect.poll(loaded).toBe(true);
});

test('a success message stays for three seconds @look:toast', async ({ page }) => {
  await page.clock.install();
  await signIn(page, 'customer1', '/fitness/review');
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
  // The fade-out of the toast starts only after its last frame has been rendered.
  await page.clock.runFor(300);
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(toast).toBeHidden({ timeout: 50 });
  }).toPass();
});

test('a success message does not cover the dialog on a small phone @look:toast-place @deep', async ({
  page,
}) => {
  await setTime(page, morning);
  await page.setViewportSize({ width: 360, height: 640 });
  const edgesOf = async (element: Locator) => {
    const { y, height } = (await element.boundingBox())!;
    return { top: y, bottom: y + height };
  };
  await signIn(page, 'pilates5');
  await openTomorrow(page);
  await timeButton(page, '06:00').click();
  await registerButton(page).click();
  const registered = await edgesOf(toast(page, '수업이 등록되었습니다.'));
  expect(registered.bottom).toBeLessThanOrEqual((await edgesOf(tomorrowDialog(page))).top);
});
