import { expect, type Page } from '@playwright/test';

/** The address of a manager's classes. */
export const classes = '/fitness/manager/classes';
/** The path of the request that registers a class. */
export const classCalls = '/api/fitness/classes';
/** Why a call without an answer failed. */
export const networkDown = '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 뒤 다시 시도해주세요.';

/** A day of the calendar, by the beginning of its name. */
export function dayOf(page: Page, day: string) {
  return page.getByRole('button', { name: day });
}

/** The dialog of a day. */
export function dialogOf(page: Page, day: string) {
  return page.getByRole('dialog', { name: `${day} 수업` });
}

/** The dialog of the day after the one on which the journeys begin. */
export function tomorrow(page: Page) {
  return dialogOf(page, '11월 21일 (토)');
}

/** An hour of the open day. */
export function slot(page: Page, time: string) {
  return page.getByRole('button', { name: time, exact: true });
}

/** 등록. */
export function register(page: Page) {
  return page.getByRole('button', { name: '등록', exact: true });
}

/** 선택한 수업 삭제. */
export function deleteChosen(page: Page) {
  return page.getByRole('button', { name: '선택한 수업 삭제' });
}

/** The body that registers a class; subject 1 is PT. */
export function request(classTime: string, classMaxCustomer: number, classSubjectId = 1) {
  return {
    classSubjectId,
    classTime,
    classMaxCustomer,
    classCustomerReserve: 0,
  };
}

/** Opens tomorrow's dialog by its address. */
export async function openTomorrow(page: Page) {
  await page.goto(`${classes}?date=2026-11-21`);
  await expect(slot(page, '06:00')).toBeVisible();
}

/** Turns 삭제 모드 on. */
export async function toDeleteMode(page: Page) {
  await page.getByText('삭제 모드').click();
  await expect(page.getByRole('switch', { name: '삭제 모드' })).toBeChecked();
}

/** Answers a question. */
export async function answer(page: Page, question: string, name: '확인' | '취소') {
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}
