import { signIn } from '../support/authentication.ts';
import { dismissAlert, toast } from '../support/elements.ts';
import { setThirdPartyFaults } from '../support/faults.ts';
import { choosePaymentResult, paymentDialog } from '../support/payment.ts';
import { fitnessPath } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test('a payment whose script loads at the second press and that is recorded after a navigation home shows a message there; the pass is listed @outcome:elsewhere', async ({
  page,
}) => {
  await setTime(page, morning);
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
