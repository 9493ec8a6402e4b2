import { expect, test } from '@playwright/test';
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
  openPtPlans,
  paymentCancelled,
  paymentRecords,
  paymentsPath,
} from '../support/purchase.ts';
import { bodiesOf } from '../support/requests.ts';

test.describe('a PT plan', () => {
  test.beforeEach(async ({ page }) => {
    await recordPaymentRequests(page);
    await signIn(page, 'customer2');
    await openPtPlans(page, '이서연');
    await selectRadio(page, 'BASIC 12회 840,000원');
    await buy(page);
  });

  test(
    '결제 승인: it is paid with every field, recorded with every field, and among the passes',
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

  test('결제 취소: the reason is told, nothing is recorded, and the choice stays @outcome:failure @text:pay.failure', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await choosePaymentResult(page, '결제 취소');
    await dismissAlert(page, paymentCancelled);
    await expect(page.getByRole('radio', { name: 'BASIC 12회 840,000원' })).toBeChecked();
    await expect(paymentRecords(page)).toBeHidden();
    expect(sent).toEqual([]);
  });

  test('결제 실패: the reason is told, and nothing is recorded @text:pay.failure', async ({
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

  test('확인 불가: the transaction id is quoted, and 결제 기록 keeps it until the person clears it @outcome:uncertain @text:pay.uncertain', async ({
    page,
  }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await choosePaymentResult(page, '확인 불가');
    const alert = page.getByRole('alertdialog');
    await expect(alert).toHaveAccessibleName(
      /^결제 상태를 확인할 수 없습니다\. 결제 내역을 확인해주세요\. \(거래 ID: [\w-]+\)$/,
    );
    await alert.getByRole('button', { name: '확인' }).click();
    await page.goto(fitnessPath('reservations'));
    await expect(paymentRecords(page)).toContainText('결제 확인 필요');
    await expect(paymentRecords(page)).toContainText('거래 ID: ');
    await paymentRecords(page).getByRole('button', { name: '지우기' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '지우기' }).click();
    await expect(paymentRecords(page)).toBeHidden();
    expect(sent).toEqual([]);
  });

  test('오류 발생: an alert says so, and buying can start again @text:pay.exception', async ({
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

test.describe('other purchases', () => {
  test.beforeEach(async ({ page }) => {
    await recordPaymentRequests(page);
    await signIn(page, 'customer2');
  });

  test('the 1-day pass is bought directly @screen:membership.single @plan:13', async ({ page }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await page.goto(fitnessPath('membership'));
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

  test('a pilates plan is paid to the pilates instructor @buy:manager-id', async ({ page }) => {
    const sent = bodiesOf(page, 'POST', paymentsPath);
    await page.goto(fitnessPath('pilates'));
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

  test('a health membership overlooks the cancel code of a success, the other plans do not @outcome:health @text:pay.failure-default', async ({
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
    await page.goto(fitnessPath('pilates'));
    await setPaymentResponse(page, answer);
    await selectRadio(page, 'BASIC 12회 360,000원');
    await buy(page);
    await dismissAlert(page, '결제가 완료되지 않았습니다. 사유: 알 수 없는 오류');
    expect(sent).toEqual([]);
    await page.goto(fitnessPath('hmembership'));
    await setPaymentResponse(page, answer);
    await selectRadio(page, 'ADVANCED 6개월 300,000원');
    await buy(page);
    await expectRecorded(page);
    expect(sent).toMatchObject([
      { reqMembershipDto: { promotionId: 11 }, reqPayDto: { managerId: 0, promotionId: 11 } },
    ]);
  });

  test('a health membership that is cancelled in the window is a failure all the same', async ({
    page,
  }) => {
    await page.goto(fitnessPath('hmembership'));
    await selectRadio(page, 'BASIC 1개월 120,000원');
    await buy(page);
    await choosePaymentResult(page, '결제 취소');
    await dismissAlert(page, paymentCancelled);
  });

  test('a double press on 구매하기 opens one window @buy:one-window', async ({ page }) => {
    await page.goto(fitnessPath('pilates'));
    await selectRadio(page, 'BASIC 12회 360,000원');
    await page.getByRole('button', { name: '구매하기', exact: true }).dblclick();
    await expect(paymentDialog(page)).toHaveCount(1);
    await choosePaymentResult(page, '결제 취소');
    await dismissAlert(page, paymentCancelled);
    await expect(paymentDialog(page)).toHaveCount(0);
    expect(await paymentRequests(page)).toHaveLength(1);
  });

  test('a payment script that fails twice is loaded at the third attempt', async ({ page }) => {
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
