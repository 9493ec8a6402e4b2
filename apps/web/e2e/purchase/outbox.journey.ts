import type { Page } from '@playwright/test';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { dismissAlert, toast } from '../support/elements.ts';
import { clearFaults, setFaults, setThirdPartyFaults } from '../support/faults.ts';
import { signInElsewhere } from '../support/other-tab.ts';
import { expectLoaded } from '../support/pages.ts';
import { buy, choosePaymentResult, paymentDialog, selectRadio } from '../support/payment.ts';
import {
  expectRecorded,
  fitnessPath,
  paymentRecords,
  paymentsPath,
  recordDelayed,
} from '../support/purchase.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const basic = 'BASIC 12회 360,000원';

const passes = (page: Page) => page.getByRole('row', { name: /필라테스 12회/ });

test.beforeEach(({ page }) => setTime(page, morning));

test.describe('a purchase', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page, 'customer2', fitnessPath('pilates'));
    await selectRadio(page, basic);
    await buy(page);
    await expect(paymentDialog(page)).toBeVisible();
  });

  test('that was paid offline is recorded automatically, once, when the connection is back, even with two tabs open', async ({
    page,
    context,
  }) => {
    const otherTab = await context.newPage();
    await otherTab.goto(fitnessPath('membership'));
    const sent = [bodiesOf(page, 'POST', paymentsPath), bodiesOf(otherTab, 'POST', paymentsPath)];
    // Faults too, because the mock backend of a tab responds without a connection.
    for (const tab of [page, otherTab]) await setFaults(tab, { kind: 'offline' });
    await context.setOffline(true);
    await choosePaymentResult(page, '결제 승인');
    await dismissAlert(page, recordDelayed);
    await expect(paymentRecords(page)).toContainText('등록 대기');
    expect(sent.flat()).toEqual([]);
    for (const tab of [page, otherTab]) await clearFaults(tab);
    await context.setOffline(false);
    await expect.poll(() => sent.flat().length).toBe(1);
    await expect(paymentRecords(page)).toBeHidden();
    await page.goto(fitnessPath('reservations'));
    await expect(passes(page)).toBeVisible();
    expect(sent.flat()).toHaveLength(1);
  });

  test('that is recorded in one tab leaves 결제 내역 of the other one, and its pass appears there', async ({
    page,
    context,
  }) => {
    await setFaults(page, { kind: 'status', operation: 'recordPayment', status: 500 });
    await choosePaymentResult(page, '결제 승인');
    await dismissAlert(page, recordDelayed);
    await page.goto(fitnessPath('reservations'));
    await expect(paymentRecords(page)).toContainText('등록 지연');
    await expectLoaded(page);
    await clearFaults(page);
    const otherTab = await context.newPage();
    await otherTab.goto(fitnessPath('pilates'));
    await paymentRecords(otherTab).getByRole('button', { name: '다시 시도' }).click();
    await expect(paymentRecords(otherTab)).toBeHidden();
    await expect(paymentRecords(page)).toBeHidden();
    await expect(passes(page)).toBeVisible();
  });

  test('whose tab ends while it is recorded is recorded once at the next visit @outbox:any-moment', async ({
    page,
    context,
  }) => {
    const next = await context.newPage();
    await setTime(next, morning);
    await setFaults(page, { kind: 'latency', ms: 600_000, operation: 'recordPayment' });
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await choosePaymentResult(page, '결제 승인');
    await expect.poll(() => sent).toHaveLength(1);
    await page.close();

    await next.goto(fitnessPath('reservations'));
    await clearFaults(next);
    await paymentRecords(next).getByRole('button', { name: '다시 시도' }).click();
    await expect(paymentRecords(next)).toBeHidden();
    await expect(passes(next)).toHaveCount(1);
  });

  test('whose window is open while another user signs in in another tab is kept for its buyer @session:other-user', async ({
    page,
  }) => {
    await signInElsewhere(page, 'customer1');
    await choosePaymentResult(page, '결제 승인');
    await expect(page.getByText('김서준님 환영합니다')).toBeVisible();
    await expect(paymentRecords(page)).toHaveCount(0);
    await signInElsewhere(page, 'customer2');
    await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
    await page.goto(fitnessPath('reservations'));
    await expect(passes(page)).toBeVisible();
  });

  test('whose page the browser restores is asked about before the window opens again @buy:restored', async ({
    page,
  }) => {
    // As from the back-forward cache of a phone, where the provider's page has replaced this one.
    await page.evaluate(() =>
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect(paymentRecords(page)).toContainText('결제 창 닫힘');
    await expect(page.getByRole('radio', { name: basic })).toBeChecked();
    await buy(page);
    await page
      .getByRole('alertdialog', { name: '끝나지 않은 결제 내역이 있습니다' })
      .getByRole('button', { name: '그래도 구매하기' })
      .click();
    await expect(paymentDialog(page)).toBeVisible();
  });
});

test('of two tabs that buy the same plan at the same time one opens the window and the other asks', async ({
  page,
  context,
}) => {
  await signIn(page, 'customer2', fitnessPath('pilates'));
  const otherTab = await context.newPage();
  await otherTab.goto(fitnessPath('pilates'));
  const tabs = [page, otherTab];
  for (const tab of tabs) await selectRadio(tab, basic);
  await Promise.all(tabs.map(buy));
  const question = { name: '끝나지 않은 결제 내역이 있습니다' };
  const windowsAndQuestions = () =>
    Promise.all([
      ...tabs.map((tab) => paymentDialog(tab).count()),
      ...tabs.map((tab) => tab.getByRole('alertdialog', question).count()),
    ]);
  await expect
    .poll(async () => (await windowsAndQuestions()).join(' '))
    .toMatch(/^(1 0 0 1|0 1 1 0)$/);
});

test('a payment whose script loads at the second press and that is recorded after a navigation home shows a message there; the pass is listed @outcome:elsewhere', async ({
  page,
}) => {
  await signIn(page, 'customer2');
  await setThirdPartyFaults(page, { target: 'payment-script', times: 1 });
  await page.getByRole('link', { name: '멤버십 가입하기' }).click();
  const buySinglePass = page.getByRole('button', { name: '1일 이용권 구매하기', exact: true });
  await buySinglePass.click();
  await dismissAlert(page, '결제 중 오류가 발생했습니다. 다시 시도해주세요.');
  await buySinglePass.click();
  await expect(paymentDialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await choosePaymentResult(page, '결제 승인');
  await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto(fitnessPath('reservations'));
  await expect(page.getByRole('row', { name: /1일 이용권/ })).toBeVisible();
});

test.describe('on a phone, where the provider redirects,', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  });

  test.beforeEach(async ({ page }) => {
    await signIn(page, 'customer2');
    await page.goto(fitnessPath('membership'));
    await page.getByRole('link', { name: '1:1 PT', exact: true }).click();
    await selectRadio(page, '최하은');
    await page.getByRole('button', { name: '선택 완료' }).click();
    await selectRadio(page, 'STANDARD 24회 1,440,000원');
    await buy(page);
    await expect(paymentDialog(page)).toBeVisible();
  });

  const signOutElsewhere = (page: Page) => page.evaluate(() => localStorage.clear());

  test('a paid return of a user who has to sign in first is recorded once @outbox:redirect', async ({
    page,
  }) => {
    await signOutElsewhere(page);
    const sent = bodiesOf(page, 'POST', paymentsPath);
    const returned = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes('paymentId='),
    );
    await choosePaymentResult(page, '결제 승인');
    const address = (await returned).url();
    await dismissAlert(page, '로그인이 필요합니다.');
    await submitSignIn(page, 'customer2');
    await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
    expect(sent).toMatchObject([{ reqPayDto: { managerId: 4, promotionId: 2 } }]);

    await page.goto(address);
    await expect(page).toHaveURL(fitnessPath('pt'));
    await page.goto(fitnessPath('reservations'));
    await expect(page.getByRole('row', { name: /PT 24회/ })).toHaveCount(1);
    expect(sent).toHaveLength(1);
  });

  test('a cancelled return shows the reason and keeps the trainer', async ({ page }) => {
    await choosePaymentResult(page, '결제 취소');
    await dismissAlert(page, '결제가 완료되지 않았습니다. 사유: 사용자가 결제를 취소했습니다.');
    await expect(page).toHaveURL(fitnessPath('pt'));
    await expect(page.getByText('담당 트레이너 최하은')).toBeVisible();
  });

  test('a return that nobody signs in for is recorded at the next sign-in @outbox:redirect', async ({
    page,
  }) => {
    await signOutElsewhere(page);
    await choosePaymentResult(page, '결제 승인');
    await dismissAlert(page, '로그인이 필요합니다.');
    await expect(page).toHaveURL('/auth/signin');
    await page.goto('/');
    await signIn(page, 'customer2', fitnessPath('reservations'));
    await expectRecorded(page);
    await expect(page.getByRole('row', { name: /PT 24회/ })).toContainText('최하은');
  });
});

test('a return to a browser that does not hold the purchase says so over a reload, records nothing, and is gone with its address', async ({
  page,
}) => {
  const paymentId = '2f1c9a52-9d1e-4d5c-8a77-0e4f3f0a9b11';
  const params = new URLSearchParams({ paymentId, txId: 'tx-1', transactionType: 'PAYMENT' });
  const sent = bodiesOf(page, 'POST', paymentsPath);
  const records = paymentRecords(page);
  await page.goto(`${fitnessPath('pilates')}?${params}`);
  await expect(records).toContainText(paymentId);
  await page.reload();
  await expect(records).toContainText(paymentId);
  await signIn(page, 'customer2', fitnessPath('reservations'));
  await expectLoaded(page);
  await expect(records).toBeHidden();
  expect(sent).toEqual([]);
});
