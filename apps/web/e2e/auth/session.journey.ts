import type { Page } from '@playwright/test';
import { authForm, signIn, submitSignIn } from '../support/authentication.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { invalidToken } from '../support/messages.ts';
import { expectLoaded } from '../support/pages.ts';
import { buy, selectRadio } from '../support/payment.ts';
import { fitnessPath } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';

test('a session that the server has ended keeps the selected plan: buying leads to sign-in and back @session:expired @session:return-state', async ({
  page,
}) => {
  const plan = 'STANDARD 3개월 240,000원';
  await signIn(page, 'customer2', fitnessPath('hmembership'));
  await selectRadio(page, plan);
  await setFaults(page, { kind: 'status', status: 401 });
  await buy(page);
  const notice = page.getByRole('alertdialog', { name: invalidToken });
  await expect(notice).toBeVisible();
  await clearFaults(page);
  await notice.getByRole('button', { name: '로그인하기' }).click();
  await submitSignIn(page, 'customer2');
  await expect(page).toHaveURL(`${fitnessPath('hmembership')}?plan=10`);
  await expect(page.getByRole('radio', { name: plan, exact: true })).toBeChecked();
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
    { title: 'leaves the scroll position to a user who presses it @deep', isPressed: true },
  ])
    test(`${title} @extra:titles @extra:scroll`, async ({ page }) => {
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
