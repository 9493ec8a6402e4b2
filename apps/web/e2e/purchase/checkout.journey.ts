import { signIn } from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { navigate } from '../support/pages.ts';
import {
  buy,
  choosePaymentResult,
  paymentDialog,
  paymentRequests,
  recordPaymentRequests,
  selectRadio,
} from '../support/payment.ts';
import {
  expectRecorded,
  fitnessPath,
  openPtPlans,
  paymentCancelled,
  paymentRecords,
  paymentsPath,
} from '../support/purchase.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.describe('a PT plan', () => {
  test.beforeEach(async ({ page }) => {
    await recordPaymentRequests(page);
    await signIn(page, 'customer2');
    await openPtPlans(page, '이서연');
    await selectRadio(page, 'BASIC 12회 840,000원');
    await buy(page);
  });

  test(
    '결제 승인: the payment and its record have every field, and the pass is listed',
    {
      tag: [
        '@role:customer.buy',
        '@buy:record',
        '@text:pay.recorded',
        '@operation:recordPayment',
        '@provider:request',
      ],
    },
    async ({ page }) => {
      const sent = bodiesOf(page, 'POST', paymentsPath);
      await expect(paymentDialog(page)).toContainText('840,000원');
      const [request] = (await paymentRequests(page)) as { paymentId: string }[];
      await choosePaymentResult(page, '결제 승인');
      await expectRecorded(page);
      await expect(page.getByRole('row', { name: /PT 12회/ })).toContainText('이서연');

      const { paymentId } = request!;
      const userId = await page.evaluate(() => {
        const payload = (localStorage.getItem('accessToken') ?? '').split('.')[1] ?? '';
        return (
          JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { jti: string }
        ).jti;
      });
      const nickname = await page.evaluate(() => localStorage.getItem('nickname'));
      expect(request).toEqual({
        storeId: expect.stringMatching(/./),
        channelKey: expect.stringMatching(/./),
        paymentId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        orderName: 'PT 12회',
        totalAmount: 840_000,
        currency: 'KRW',
        payMethod: 'EASY_PAY',
        easyPay: { easyPayProvider: 'KAKAOPAY' },
        customer: { customerId: userId, fullName: nickname },
        products: [
          { id: expect.stringMatching(/./), name: 'PT 12회', amount: 840_000, quantity: 1 },
        ],
        redirectUrl: new URL(fitnessPath('pt'), page.url()).href,
      });
      expect(sent).toEqual([
        {
          reqMembershipDto: { userId: Number(userId), promotionId: 1 },
          reqPayDto: {
            uuid: paymentId,
            userId: Number(userId),
            managerId: 2,
            promotionId: 1,
            paymentMethod: 'KAKAOPAY',
          },
        },
      ]);
    },
  );

  test('결제 취소: the reason is shown, nothing is recorded, and the plan stays selected @outcome:failure @text:pay.failure', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await choosePaymentResult(page, '결제 취소');
    await dismissAlert(page, paymentCancelled);
    await expect(page.getByRole('radio', { name: 'BASIC 12회 840,000원' })).toBeChecked();
    await expect(paymentRecords(page)).toBeHidden();
    expect(sent).toEqual([]);
  });

  test('결제 실패: the reason is shown, and nothing is recorded @text:pay.failure', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await choosePaymentResult(page, '결제 실패');
    await expect(page.getByRole('alertdialog')).toHaveAccessibleName(
      /^결제가 완료되지 않았습니다\. 사유: ./,
    );
    await page.getByRole('alertdialog').getByRole('button', { name: '확인' }).click();
    expect(sent).toEqual([]);
  });

  test('확인 불가: the transaction id is shown, and 결제 기록 lists it until the user removes it @outcome:uncertain @text:pay.uncertain', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await choosePaymentResult(page, '확인 불가');
    const alert = page.getByRole('alertdialog');
    await expect(alert).toHaveAccessibleName(
      /^결제 상태를 확인할 수 없습니다\. 결제 내역을 확인해주세요\. \(거래 ID: [\w-]+\)$/,
    );
    await alert.getByRole('button', { name: '확인' }).click();
    await navigate(page, fitnessPath('reservations'));
    await expect(paymentRecords(page)).toContainText('결제 확인 필요');
    await expect(paymentRecords(page)).toContainText('거래 ID: ');
    await paymentRecords(page).getByRole('button', { name: '지우기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
    await expect(paymentRecords(page)).toBeHidden();
    expect(sent).toEqual([]);
  });

  test('오류 발생: an alert is shown, and the purchase can be retried @text:pay.exception', async ({
    page,
  }) => {
    await choosePaymentResult(page, '오류 발생');
    await dismissAlert(page, '결제 중 오류가 발생했습니다. 다시 시도해주세요.');
    await buy(page);
    await choosePaymentResult(page, '결제 승인');
    await expectRecorded(page);
    const ids = (await paymentRequests(page)) as { paymentId: string }[];
    expect(new Set(ids.map(({ paymentId }) => paymentId)).size).toBe(2);
  });
});
