import { signIn } from '../support/authentication.ts';
import { toast } from '../support/elements.ts';
import { setThirdPartyFaults } from '../support/faults.ts';
import { choosePaymentResult, paymentDialog } from '../support/payment.ts';
import { fitnessPath } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test('a payment whose script loads at the third attempt and that is recorded after a navigation home shows a message there; the pass is listed @outcome:elsewhere', async ({
  page,
}) => {
  const attempts: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('https://cdn.portone.io/')) attempts.push(request.url());
  });
  await setTime(page, morning);
  await signIn(page, 'customer2');
  await setThirdPartyFaults(page, { target: 'payment-script', times: 2 });
  await page.getByRole('link', { name: '멤버십 가입하기' }).click();
  await page.getByRole('button', { name: '1일 이용권 구매하기', exact: true }).click();
  await expect(paymentDialog(page)).toBeVisible();
  expect(attempts).toHaveLength(3);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await choosePaymentResult(page, '결제 승인');
  await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto(fitnessPath('reservations'));
  await expect(page.getByRole('row', { name: /1일 이용권/ })).toBeVisible();
});
