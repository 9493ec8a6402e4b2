import { expect, type Page } from '@playwright/test';
import { choose } from './payment.ts';

/** The address of a page of the studio. */
export function at(page: string) {
  return `/fitness/${page}`;
}

/** The call that records a payment. */
export const payPath = '/api/fitness/pay';

/** What is said of a payment that was cancelled in the window. */
export const cancelled = '결제가 완료되지 않았습니다. 사유: 사용자가 결제를 취소했습니다.';

/** What is said of a payment whose record was not accepted yet. */
export const delayed =
  '결제는 완료되었지만 이용권 등록이 지연되고 있습니다. 결제 기록에서 다시 시도해주세요.';

/** A toast with this text. */
export function toast(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

/** 결제 기록, where there is any. */
export function records(page: Page) {
  return page.getByRole('region', { name: '결제 기록', exact: true });
}

/** The purchase is paid and recorded, and the person is at their passes. */
export async function expectRecorded(page: Page) {
  await expect(toast(page, '결제가 완료되었습니다.')).toBeVisible();
  await expect(page).toHaveURL(at('reservations'));
  await expect(records(page)).toBeHidden();
}

/** From the plan chooser over the choice of a trainer to the PT plans, as a person goes. */
export async function goToPt(page: Page, trainer: string) {
  await page.goto(at('membership'));
  await page.getByRole('link', { name: '1:1 PT', exact: true }).click();
  await choose(page, trainer);
  await page.getByRole('button', { name: '선택 완료' }).click();
  await expect(page).toHaveURL(at('pt'));
}
