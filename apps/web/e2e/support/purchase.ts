import { expect, type Page } from '@playwright/test';
import { region } from './elements.ts';
import { selectRadio } from './payment.ts';

/** The path of a page of the studio. */
export function fitnessPath(page: string) {
  return `/fitness/${page}`;
}

/** The path of the request that records a payment. */
export const paymentsPath = '/api/fitness/pay';

export const paymentCancelled = '결제가 완료되지 않았습니다. 사유: 사용자가 결제를 취소했습니다.';

export const recordDelayed =
  '결제는 완료되었지만 이용권 등록이 지연되고 있습니다. 결제 내역에서 다시 시도해주세요.';

/** The list of payments that are not recorded yet. */
export function paymentRecords(page: Page) {
  return region(page, '결제 내역');
}

/** Expects that the purchase is recorded and the page of passes is open. */
export async function expectRecorded(page: Page) {
  await expect(page).toHaveURL(fitnessPath('reservations'));
  await expect(paymentRecords(page)).toBeHidden();
}

/** Opens the PT plans of a trainer, starting at the choice of plan kinds. */
export async function openPtPlans(page: Page, trainer: string) {
  await page.goto(fitnessPath('membership'));
  await page.getByRole('link', { name: '1:1 PT', exact: true }).click();
  await selectRadio(page, trainer);
  await page.getByRole('button', { name: '선택 완료' }).click();
  await expect(page).toHaveURL(fitnessPath('pt'));
}
