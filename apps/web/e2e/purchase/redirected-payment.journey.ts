import { signIn, submitSignIn } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { buy, choosePaymentResult, paymentDialog, selectRadio } from '../support/payment.ts';
import {
  expectRecorded,
  fitnessPath,
  openPtPlans,
  paymentCancelled,
  paymentsPath,
} from '../support/purchase.ts';
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

  test('a paid return is recorded once', async ({ page }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    const returned = page.waitForRequest(
      (request) => request.isNavigationRequest() && request.url().includes('paymentId='),
    );
    await choosePaymentResult(page, '결제 승인');
    const address = (await returned).url();
    await expectRecorded(page);
    await expect(page.getByRole('row', { name: /PT 24회/ })).toContainText('최하은');
    expect(sent).toMatchObject([{ reqPayDto: { managerId: 4, promotionId: 2 } }]);

    await page.goto(address);
    await expect(page).toHaveURL(fitnessPath('pt'));
    await page.goto(fitnessPath('reservations'));
    await expect(page.getByRole('row', { name: /PT 24회/ })).toHaveCount(1);
    expect(sent).toHaveLength(1);
  });

  test('a cancelled return shows the reason, cleans the URL and keeps the trainer', async ({
    page,
  }) => {
    await choosePaymentResult(page, '결제 취소');
    await dismissAlert(page, paymentCancelled);
    await expect(page).toHaveURL(fitnessPath('pt'));
    await expect(page.getByText('담당 트레이너 최하은')).toBeVisible();
    await selectRadio(page, 'STANDARD 24회 1,440,000원');
  });

  test('a return without a session is recorded after sign-in', async ({ page }) => {
    await expect(paymentDialog(page)).toBeVisible();
    await page.evaluate(() => localStorage.clear());
    await choosePaymentResult(page, '결제 승인');
    await dismissAlert(page, '로그인이 필요합니다.');
    await submitSignIn(page, 'customer2');
    await expectRecorded(page);
  });

  test('a return of an unknown payment changes nothing @outbox:redirect', async ({ page }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await page.goto(
      `${fitnessPath('membership')}?paymentId=not-mine&txId=tx-1&transactionType=PAYMENT`,
    );
    await expect(page).toHaveURL(fitnessPath('membership'));
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(sent).toEqual([]);
  });
});
