import { expect, type Page } from '@playwright/test';
import { masterMyPagePath } from './master.ts';
import { navigate } from './pages.ts';

export const recorded = '출석이 정상적으로 처리되었습니다.';
export const attendancePath = '/api/fitness/attendance/users/';

export function dialog(page: Page) {
  return page.getByRole('dialog', { name: '출석 체크' });
}

export function phone(page: Page) {
  return dialog(page).getByLabel('전화번호');
}

/** What is shown large and announced. */
export function result(page: Page) {
  return dialog(page).getByRole('status');
}

/** The scans of the dialog's list. */
export function scans(page: Page) {
  return dialog(page).getByRole('listitem');
}

/** Opens the dialog, and resolves to all members. */
export async function openCheckIn(page: Page) {
  await navigate(page, masterMyPagePath);
  // The desk does not wait long for the names of members.
  const names = page.waitForResponse('**/api/fitness/admin/users');
  await page.getByRole('button', { name: '출석 체크' }).click();
  const users: { ph: string; roleName: string }[] = await (await names).json();
  await expect(phone(page)).toBeFocused();
  return users;
}

/** Types like a reader: the digits, then Enter. */
export async function scan(page: Page, digits: string) {
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}
