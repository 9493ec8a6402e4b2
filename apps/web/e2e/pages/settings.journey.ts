import type { Page } from '@playwright/test';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { logOut } from '../support/menu.ts';
import { expectLoaded } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { layoutShiftOf, recordLayoutShift } from './page-metrics.ts';

async function turnOn(page: Page, name: string) {
  const setting = page.getByRole('switch', { name });
  await setting.press('Space');
  await expect(setting).toBeChecked();
}

test.describe('on a device with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('larger text and less motion are there before the scripts, move nothing, and stay after a sign-out @settings:stored', async ({
    page,
  }) => {
    await recordLayoutShift(page);
    await signIn(page, 'customer1', '/fitness/settings');
    const stored = await page.evaluate(() => Object.keys(localStorage).length);
    await turnOn(page, '글자 크게');
    await turnOn(page, '움직임 줄이기');
    expect(await page.evaluate(() => Object.keys(localStorage).length)).toBe(stored);
    await logOut(page);
    await expect(page).toHaveURL('/auth/signin');
    await page.goto('/fitness/membership');
    await expect(page.locator('html')).toHaveCSS('font-size', '20px');
    const control = page.getByRole('main').getByRole('button').first();
    await expect(control).toHaveCSS('transition-duration', '0s');
    expect(await layoutShiftOf(page)).toBeLessThan(0.001);
    await page.route(/\.js$/u, (route) => route.abort());
    await page.goto('/', { waitUntil: 'load' });
    await expect(page.locator('html')).toHaveCSS('font-size', '20px');
  });
});

test('who forgot the password is told to ask the desk, and still arrives where they were going', async ({
  page,
}) => {
  await page.goto('/fitness/reservations');
  await page.getByRole('main').getByRole('link', { name: '계정 찾기' }).click();
  await expect(page).toHaveURL('/auth/recover');
  await page.getByRole('main').getByRole('link', { name: '로그인으로 돌아가기' }).click();
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL('/fitness/reservations');
  await expectLoaded(page);
});
