import type { Page } from '@playwright/test';
import { authForm, signIn, submitSignIn } from '../support/authentication.ts';
import {
  classesRequestPath,
  classRequest,
  openTomorrow,
  registerButton,
  timeButton,
  tomorrowDialog,
} from '../support/classes.ts';
import { dismissAlert } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { invalidToken } from '../support/messages.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { buy, paymentDialog, selectRadio } from '../support/payment.ts';
import { fitnessPath } from '../support/purchase.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

/** Follows the session notice to sign-in, once the server accepts tokens again. */
async function signInAgain(page: Page, username: string) {
  const follow = page
    .getByRole('alertdialog', { name: invalidToken })
    .getByRole('button', { name: '로그인하기' });
  await expect(follow).toBeVisible();
  await clearFaults(page);
  await follow.click();
  await submitSignIn(page, username);
}

test('a session that the server has ended keeps the selected plan: buying leads to sign-in and back, and then opens the payment window @session:return-state', async ({
  page,
}) => {
  const plan = 'STANDARD 3개월 240,000원';
  await signIn(page, 'customer2', fitnessPath('hmembership'));
  await selectRadio(page, plan);
  await setFaults(page, { kind: 'status', status: 401 });
  await buy(page);
  await signInAgain(page, 'customer2');
  await expect(page).toHaveURL(`${fitnessPath('hmembership')}?plan=10`);
  await expect(page.getByRole('radio', { name: plan, exact: true })).toBeChecked();
  await buy(page);
  await expect(paymentDialog(page)).toBeVisible();
});

test('a session that ends while registering keeps the day, the maximum and the failed times over sign-in, and sends nothing by itself', async ({
  page,
}) => {
  await setTime(page, morning);
  await signIn(page, 'trainer1');
  await openTomorrow(page);
  await timeButton(page, '06:00').click();
  await page.getByLabel('최대 인원').fill('3');
  await setFaults(page, { kind: 'error', name: 'LoginRequired', operation: 'createClass' });
  await registerButton(page).click();
  await dismissAlert(page, '수업 등록 실패: 로그인이 필요합니다.');
  const sent = bodiesOf(page, 'POST', classesRequestPath);
  await signInAgain(page, 'trainer1');
  await expect(tomorrowDialog(page)).toBeVisible();
  await expect(page.getByLabel('최대 인원')).toHaveValue('3');
  expect(sent).toEqual([]);
  await registerButton(page).click();
  await expect(timeButton(page, '06:00')).toHaveAccessibleDescription('등록됨');
  expect(sent).toEqual([classRequest('2026-11-21T06:00:00', 3)]);
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the back button, a press outside and Escape close the menu without leaving the page @look:menu', async ({
    page,
  }) => {
    await signIn(page, 'trainer1');
    await navigate(page, fitnessPath('mypage'));
    const menu = page.getByRole('button', { name: '메뉴' });
    const links = page.getByRole('banner').getByRole('navigation');
    // Moving the focus to the new heading would close an open menu.
    await expect(page.getByRole('heading', { level: 1, name: '마이페이지' })).toBeFocused();
    await menu.tap();
    await expect(links).toBeVisible();
    // Not awaited, because no navigation happens.
    void page.goBack().catch(() => null);
    await expect(links).toBeHidden();
    await expect(page).toHaveURL(fitnessPath('mypage'));
    await menu.tap();
    await expect(links).toBeVisible();
    await page.touchscreen.tap(195, 800);
    await expect(links).toBeHidden();
    await menu.press('Enter');
    await expect(links).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(links).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(page).toHaveURL(fitnessPath('mypage'));
  });
});
