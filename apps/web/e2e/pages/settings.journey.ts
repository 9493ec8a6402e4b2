import type { Page } from '@playwright/test';
import { openView } from '../accessibility/views.ts';
import {
  authForm,
  fillSignUp,
  signIn,
  signUpField,
  submitSignIn,
} from '../support/authentication.ts';
import { region } from '../support/elements.ts';
import { logOut } from '../support/menu.ts';
import { pathsByUser, publicPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { layoutShiftOf, recordLayoutShift } from './page-metrics.ts';

const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const largeText = (page: Page) => page.getByRole('switch', { name: '글자 크게' });
const textSize = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).fontSize);

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test("a visitor reads the studio's documents from the footer and goes from one to the next @policies:documents @menu:footer", async ({
    page,
  }) => {
    await page.goto('/');
    expect(await page.getByRole('contentinfo').innerText()).toMatch(/^©/u);
    await footerLink(page, '이용약관').tap();
    await expect(page).toHaveURL('/fitness/terms');
    await expect(region(page, '사업자 정보')).toBeVisible();
    await footerLink(page, '환불 규정').tap();
    await expect(page.getByRole('heading', { level: 1, name: '환불 규정' })).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible();
  });

  test('who forgot the password is told to ask the desk, and still arrives where they were going @recover:link', async ({
    page,
  }) => {
    await page.goto('/fitness/reservations');
    const link = page.getByRole('main').getByRole('link', { name: '계정 찾기' });
    await expect(link).toBeVisible();
    await expect(authForm(page, '로그인').getByRole('link')).toHaveText(['회원가입']);
    await link.tap();
    await expect(page).toHaveURL('/auth/recover');
    await page.getByRole('main').getByRole('link', { name: '로그인으로 돌아가기' }).tap();
    await submitSignIn(page, 'customer1');
    await expect(page).toHaveURL('/fitness/reservations');
  });
});

test('larger text is there before the scripts, moves nothing, and stays after a reload and a sign-out @settings:text @settings:stored', async ({
  page,
}) => {
  await recordLayoutShift(page);
  await signIn(page, 'customer1', '/fitness/settings');
  const stored = await page.evaluate(() => Object.keys(localStorage).length);
  await largeText(page).press('Space');
  await expect(largeText(page)).toBeChecked();
  expect(await page.evaluate(() => Object.keys(localStorage).length)).toBe(stored);
  await page.reload();
  await expect(largeText(page)).toBeChecked();
  await logOut(page);
  await expect(page).toHaveURL('/auth/signin');
  await page.goto('/');
  expect(await textSize(page)).toBe('20px');
  expect(await layoutShiftOf(page)).toBeLessThan(0.001);
  await page.route(/\.js$/u, (route) => route.abort());
  await page.goto('/fitness/terms', { waitUntil: 'load' });
  expect(await textSize(page)).toBe('20px');
});

test.describe('without reduced motion on the device', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('less motion stops the animations of every page @settings:motion', async ({ page }) => {
    await page.goto('/fitness/settings');
    const reduced = page.getByRole('switch', { name: '움직임 줄이기' });
    await reduced.press('Space');
    await expect(reduced).toBeChecked();
    await page.goto('/fitness/membership');
    const control = page.getByRole('main').getByRole('button').first();
    await expect(control).toHaveCSS('transition-duration', '0s');
    await page.goto('/fitness/settings');
    await reduced.press('Space');
    await page.goto('/fitness/membership');
    await expect(control).not.toHaveCSS('transition-duration', '0s');
  });
});

test('sign-up works without the script that estimates the password @sign-up:strength @deep', async ({
  page,
}) => {
  await page.route(/\/assets\/online-.*\.js$/u, (route) => route.abort());
  await page.goto('/auth/signup');
  await fillSignUp(page);
  const rules = page.getByRole('list', { name: '비밀번호 조건' });
  await expect(rules.getByText('미충족')).toHaveCount(0);
  await expect(page.getByText(/^강도/u)).toHaveCount(0);
  await signUpField(page, '이메일').press('Enter');
  await expect(page).toHaveURL('/auth/signin');
});

for (const [username, paths] of Object.entries({ ...pathsByUser, visitor: publicPaths }))
  test(`every page fits into 320 px with larger text for ${username} @settings:text @deep`, async ({
    page,
    context,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await context.addCookies([{ name: 'preferences', value: 'large-text', url: baseURL! }]);
    if (username !== 'visitor') await signIn(page, username);
    else await page.goto('/');
    for (const path of paths) {
      await openView(page, { path });
      expect.soft(await textSize(page), path).toBe('20px');
      const overflow = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect.soft(overflow, path).toBeLessThanOrEqual(0);
    }
  });
