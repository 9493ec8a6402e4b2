import type { Locator } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import {
  buy,
  choosePaymentResult,
  paymentDialog,
  paymentRequests,
  recordPaymentRequests,
  selectRadio,
} from '../support/payment.ts';
import { expectRecorded, fitnessPath, openPtPlans, paymentsPath } from '../support/purchase.ts';
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
      const fontOf = (element: Locator) =>
        element.evaluate((node) => getComputedStyle(node).fontFamily);
      expect(await fontOf(paymentDialog(page))).toBe(await fontOf(page.locator('body')));
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
});
