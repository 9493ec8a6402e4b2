import { signIn, submitSignIn } from '../support/authentication.ts';
import { dismissAlert, toast } from '../support/elements.ts';
import { buy, choosePaymentResult, paymentDialog, selectRadio } from '../support/payment.ts';
import {
  expectRecorded,
  fitnessPath,
  openPtPlans,
  paymentCancelled,
  paymentRecords,
  paymentsPath,
} from '../support/purchase.ts';
import { expectLoaded } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone, where the provider redirects', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1',
  });

  test.beforeEach(async ({ page }) => {
    await signIn(page, 'customer2');
    await openPtPlans(page, '최하은');
    await selectRadio(page, 'STANDARD 24회 1,440,000원');
    await buy(page);
  });

  test('a paid return of a user who has to sign in first is recorded once @outbox:redirect', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    const returned = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes('paymentId='),
    );
    await expect(paymentDialog(page)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
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

  test('a cancelled return shows the reason, cleans the URL and keeps the trainer @deep', async ({
    page,
  }) => {
    await choosePaymentResult(page, '결제 취소');
    await dismissAlert(page, paymentCancelled);
    await expect(page).toHaveURL(fitnessPath('pt'));
    await expect(page.getByText('담당 트레이너 최하은')).toBeVisible();
    await selectRadio(page, 'STANDARD 24회 1,440,000원');
  });

  test('a return without a session that nobody signs in for is handled at the next sign-in @outbox:before-sign-in', async ({
    page,
  }) => {
    await expect(paymentDialog(page)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await choosePaymentResult(page, '결제 승인');
    await dismissAlert(page, '로그인이 필요합니다.');
    await expect(page).toHaveURL('/auth/signin');
    await page.goto('/');
    await signIn(page, 'customer2', fitnessPath('reservations'));
    await expectRecorded(page);
    await expect(page.getByRole('row', { name: /PT 24회/ })).toContainText('최하은');
  });
});

test.describe('in a browser that does not hold the purchase', () => {
  const paymentId = '2f1c9a52-9d1e-4d5c-8a77-0e4f3f0a9b11';
  const returnTo = (path: string, response: Record<string, string>) =>
    `${fitnessPath(path)}?${new URLSearchParams({ paymentId, ...response })}`;
  const paid = { txId: 'tx-1', transactionType: 'PAYMENT' };

  test('a return says so over a reload, keeps and records nothing, and is gone with its address @outbox:other-browser @outbox:redirect', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await page.goto(returnTo('pilates', paid));
    const records = paymentRecords(page);
    await expect(records).toContainText('다른 브라우저에서 시작한 결제');
    await expect(records.getByRole('alert')).toContainText('결제를 시작한 브라우저를 열어');
    await expect(records).toContainText(`결제 번호 ${paymentId}`);
    await expect(records.getByRole('link', { name: /^데스크/ })).toHaveAttribute(
      'href',
      /^tel:\d+$/,
    );

    await page.reload();
    await expect(records).toContainText(paymentId);
    await signIn(page, 'customer2', fitnessPath('reservations'));
    await expectLoaded(page);
    await expect(records).toBeHidden();
    expect(sent).toEqual([]);
  });
});
