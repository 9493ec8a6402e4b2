import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { dismissAlert, toast } from '../support/elements.ts';
import { choosePaymentResult, paymentDialog } from '../support/payment.ts';
import { fitnessPath, paymentCancelled } from '../support/purchase.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

/** Starts buying the 1-day pass, and navigates home while the payment window is open. */
async function leaveWhilePaying(page: Page) {
  await setTime(page, morning);
  await signIn(page, 'customer2');
  await page.getByRole('link', { name: '멤버십 가입하기' }).click();
  await page.getByRole('button', { name: '1일 이용권 구매하기', exact: true }).click();
  await expect(paymentDialog(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/');
}

test('a payment that fails after a navigation home shows its error there @outcome:elsewhere', async ({
  page,
}) => {
  await leaveWhilePaying(page);
  await choosePaymentResult(page, '결제 취소');
  await dismissAlert(page, paymentCancelled);
  await expect(page).toHaveURL('/');
});

test('a payment that is recorded after a navigation home shows a message and does not redirect; the pass is listed @outcome:elsewhere', async ({
  page,
}) => {
  await leaveWhilePaying(page);
  await choosePaymentResult(page, '결제 승인');
  await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await page.goto(fitnessPath('reservations'));
  await expect(page.getByRole('row', { name: /1회 이용권/ })).toBeVisible();
});
