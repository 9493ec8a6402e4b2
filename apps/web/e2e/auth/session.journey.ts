import type { Page } from '@playwright/test';
import { tokenOf } from '../../testing/session.ts';
import { authForm, signIn, storeToken, submitSignIn } from '../support/authentication.ts';
import { logOut } from '../support/menu.ts';
import { invalidToken, noData } from '../support/messages.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('a token that expires while a page is open is detected without a reload @session:expired', async ({
  page,
}) => {
  await page.clock.install();
  await storeToken(
    page,
    tokenOf({
      jti: '101',
      nickname: '김서준',
      role: 'ROLE_CUSTOMER',
      exp: Math.floor(Date.now() / 1000) + 3600,
    }),
  );
  await page.goto('/fitness/mypage');
  await expect(page.getByText('김서준님 환영합니다')).toBeVisible();
  await page.clock.fastForward('01:00:01');
  // Limited to `main`, because the mock backend may already have rejected the unsigned token, with a notice of the same text.
  await expect(page.locator('main').getByText(invalidToken)).toBeVisible();
  await expect(page.getByText('김서준님 환영합니다')).toBeHidden();
});

test('logout clears the whole storage and leads to sign-in; the next user gets the home page @session:logout', async ({
  page,
}) => {
  await signIn(page, 'customer1');
  await page.evaluate(() => localStorage.setItem('other', 'x'));
  await navigate(page, '/fitness/reservations');
  await expect(page).toHaveTitle('수업 예약 | MAKE FIT');
  await logOut(page);
  await expect(page).toHaveURL('/auth/signin');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await submitSignIn(page, 'master1');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('대표님 환영합니다')).toBeVisible();
});

test('after sign-in the back button does not lead to sign-in again', async ({ page }) => {
  await page.goto('/fitness/trainerpage');
  await page.getByRole('link', { name: '로그인' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/fitness/trainerpage');
});

test('two tabs share the session: signing out and in as another user shows in both @extra:tabs', async ({
  page,
  context,
}) => {
  await signIn(page, 'customer1');
  const other = await context.newPage();
  await other.goto('/fitness/mypage');
  await expect(other.getByText('김서준님 환영합니다')).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL('/auth/signin');
  await submitSignIn(page, 'trainer1');
  await expect(other.getByText('강민준님 환영합니다')).toBeVisible();
});

test('data fetched for one user is not shown to the next in another tab @extra:tabs', async ({
  page,
  context,
}) => {
  await signIn(page, 'customer1');
  const other = await context.newPage();
  await other.goto('/fitness/reservations');
  await expect(other.getByRole('main')).toContainText('PT');
  await navigate(page, '/auth/signin');
  await submitSignIn(page, 'customer2');
  await expect(other.getByText('이하린님 환영합니다')).toBeVisible();
  await expect(other.getByText(noData)).toBeVisible();
});

test('navigation sets the title and focuses the heading; the back button restores both @extra:titles', async ({
  page,
}) => {
  await page.goto('/auth/signin');
  await authForm(page, '로그인').getByRole('link', { name: '회원가입' }).click();
  await expect(page).toHaveTitle('회원가입 | MAKE FIT');
  await expect(page.getByRole('heading', { level: 1, name: '회원가입' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('로그인 | MAKE FIT');
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeFocused();
});

test.describe('going back to a page that is shorter than it was', () => {
  const low = { width: 390, height: 500 };
  const high = { width: 390, height: 8000 };
  const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  // Observers are notified in the order of their creation, so the page's observer has already run.
  const nextResize = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new ResizeObserver(() => resolve()).observe(document.body);
        }),
    );

  for (const { title, isPressed } of [
    { title: 'restores the scroll position once it is long enough', isPressed: false },
    { title: 'leaves the scroll position to a user who presses it', isPressed: true },
  ])
    test(`${title} @extra:titles`, async ({ page }) => {
      // The position is restored only within the first second, which does not pass with a fixed clock.
      await page.clock.install();
      await page.setViewportSize(low);
      await page.goto('/fitness/pilates');
      await expectLoaded(page);
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            window.addEventListener('scroll', resolve, { once: true });
            window.scrollTo(0, 300);
          }),
      );
      // `dispatchEvent`, because Playwright's `click` may scroll first.
      await page.getByRole('banner').getByRole('link', { name: 'MAKE FIT' }).dispatchEvent('click');
      await expect(page).toHaveTitle('MAKE FIT');
      await expectLoaded(page);
      await page.setViewportSize(high);
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.goBack();
      await expect(page).toHaveTitle(/ \| MAKE FIT$/);
      await expectLoaded(page);
      if (isPressed) await page.getByRole('heading', { level: 1 }).click();
      const shown = await scrollTop(page);
      expect(shown).toBeLessThan(200);
      await page.setViewportSize(low);
      await nextResize(page);
      expect(await scrollTop(page)).toBe(isPressed ? shown : 300);
    });
});

test('a banner shows while the browser is offline, and input is kept @extra:offline', async ({
  page,
  context,
}) => {
  await page.goto('/auth/signin');
  await expectLoaded(page);
  await authForm(page, '로그인').getByLabel('아이디').fill('customer1');
  await context.setOffline(true);
  await expect(page.getByText('인터넷 연결이 끊겼습니다.')).toBeVisible();
  await expect(authForm(page, '로그인').getByLabel('아이디')).toHaveValue('customer1');
  await context.setOffline(false);
  await expect(page.getByText('인터넷 연결이 끊겼습니다.')).toBeHidden();
});
