import { signIn } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { setThirdPartyFaults } from '../support/faults.ts';
import { navigate } from '../support/pages.ts';
import {
  buy,
  choosePaymentResult,
  paymentDialog,
  paymentRequests,
  recordPaymentRequests,
  selectRadio,
  setPaymentResponse,
} from '../support/payment.ts';
import {
  expectRecorded,
  fitnessPath,
  paymentCancelled,
  paymentsPath,
} from '../support/purchase.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.describe('other purchases', () => {
  test.beforeEach(async ({ page }) => {
    await setTime(page, morning);
    await recordPaymentRequests(page);
    await signIn(page, 'customer2');
  });

  test('the 1-day pass is bought directly @screen:membership.single @plan:13', async ({ page }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await navigate(page, fitnessPath('membership'));
    await page.getByRole('button', { name: '1일 이용권 구매하기' }).click();
    await choosePaymentResult(page, '결제 승인');
    await expectRecorded(page);
    expect(await paymentRequests(page)).toMatchObject([
      {
        orderName: '1회 이용권',
        totalAmount: 15_000,
        products: [{ id: 'single', name: '1회 이용권', amount: 15_000, quantity: 1 }],
      },
    ]);
    expect(sent).toMatchObject([
      { reqMembershipDto: { promotionId: 13 }, reqPayDto: { managerId: 0, promotionId: 13 } },
    ]);
  });

  test('a pilates plan is recorded for the pilates instructor @buy:manager-id', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await navigate(page, fitnessPath('pilates'));
    await selectRadio(page, 'STANDARD 24회 600,000원');
    await buy(page);
    await choosePaymentResult(page, '결제 승인');
    await expectRecorded(page);
    expect(await paymentRequests(page)).toMatchObject([
      { orderName: '필라테스 24회', totalAmount: 600_000 },
    ]);
    expect(sent).toMatchObject([
      { reqMembershipDto: { promotionId: 6 }, reqPayDto: { managerId: 5, promotionId: 6 } },
    ]);
    await expect(page.getByRole('row', { name: /필라테스 24회/ })).toBeVisible();
  });

  test('a health membership ignores the cancel code of a success, other plans do not @outcome:health @text:pay.failure-default', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    const answer = {
      status: 'DONE',
      code: 'SUCCESS',
      pgCode: 'CANCEL',
      txId: 'tx-1',
      paymentId: 'p-1',
    };
    await navigate(page, fitnessPath('pilates'));
    await setPaymentResponse(page, answer);
    await selectRadio(page, 'BASIC 12회 360,000원');
    await buy(page);
    await dismissAlert(page, '결제가 완료되지 않았습니다. 사유: 알 수 없는 오류');
    expect(sent).toEqual([]);
    await navigate(page, fitnessPath('hmembership'));
    await setPaymentResponse(page, answer);
    await selectRadio(page, 'ADVANCED 6개월 300,000원');
    await buy(page);
    await expectRecorded(page);
    expect(sent).toMatchObject([
      { reqMembershipDto: { promotionId: 11 }, reqPayDto: { managerId: 0, promotionId: 11 } },
    ]);
  });

  test('a health membership that is cancelled in the dialog fails', async ({ page }) => {
    await navigate(page, fitnessPath('hmembership'));
    await selectRadio(page, 'BASIC 1개월 120,000원');
    await buy(page);
    await choosePaymentResult(page, '결제 취소');
    await dismissAlert(page, paymentCancelled);
  });

  test('a double click on 구매하기 opens one dialog @buy:one-window', async ({ page }) => {
    await navigate(page, fitnessPath('pilates'));
    await selectRadio(page, 'BASIC 12회 360,000원');
    await page.getByRole('button', { name: '구매하기', exact: true }).dblclick();
    await expect(paymentDialog(page)).toHaveCount(1);
    await choosePaymentResult(page, '결제 취소');
    await dismissAlert(page, paymentCancelled);
    await expect(paymentDialog(page)).toHaveCount(0);
    expect(await paymentRequests(page)).toHaveLength(1);
  });

  test('a payment script that fails twice is loaded by the third attempt', async ({ page }) => {
    const attempts: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('https://cdn.portone.io/')) attempts.push(request.url());
    });
    await setThirdPartyFaults(page, { target: 'payment-script', times: 2 });
    await navigate(page, fitnessPath('membership'));
    await page.getByRole('button', { name: '1일 이용권 구매하기' }).click();
    await choosePaymentResult(page, '결제 승인');
    await expectRecorded(page);
    expect(attempts).toHaveLength(3);
  });
});
