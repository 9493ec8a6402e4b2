import { expect, type Page } from '@playwright/test';
import { region } from './elements.ts';

export function fitnessPath(page: string) {
  return `/fitness/${page}`;
}

export const paymentsPath = '/api/fitness/pay';

export const recordDelayed =
  '결제는 완료되었지만 이용권 등록이 지연되고 있습니다. 결제 내역에서 다시 시도해주세요.';

export function paymentRecords(page: Page) {
  return region(page, '결제 내역');
}

/** Expects that the purchase is recorded and the page of passes is open. */
export async function expectRecorded(page: Page) {
  await expect(page).toHaveURL(fitnessPath('reservations'));
  await expect(paymentRecords(page)).toBeHidden();
}
