import { expect, type Page } from '@playwright/test';

type PaymentResult = '결제 승인' | '결제 취소' | '결제 실패' | '확인 불가' | '오류 발생';

export function paymentDialog(page: Page) {
  return page.getByRole('dialog', { name: '모의 결제' });
}

export function choosePaymentResult(page: Page, choice: PaymentResult) {
  return paymentDialog(page).getByRole('button', { name: choice, exact: true }).click();
}

/** Selects a plan or a trainer by its accessible name. */
export async function selectRadio(page: Page, name: string) {
  const radio = page.getByRole('radio', { name, exact: true });
  await radio.click();
  await expect(radio).toBeChecked();
}

export function buy(page: Page) {
  return page.getByRole('button', { name: '구매하기', exact: true }).click();
}
