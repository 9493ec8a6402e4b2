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

/** The result in large type, which is announced. */
export function result(page: Page) {
  return dialog(page).getByRole('status');
}

/** The scans in the dialog's list. */
export function scans(page: Page) {
  return dialog(page).getByRole('listitem');
}

/** Opens the dialog and resolves to the list of all members. */
export async function openCheckIn(page: Page) {
  await navigate(page, masterMyPagePath);
  // Awaited, because the app does not wait long for the members' names.
  const names = page.waitForResponse('**/api/fitness/admin/users');
  await page.getByRole('button', { name: '출석 체크' }).click();
  const users: { ph: string; roleName: string }[] = await (await names).json();
  await expect(phone(page)).toBeFocused();
  return users;
}

/** Types like a barcode reader: the digits, then Enter. */
export async function scan(page: Page, digits: string) {
  await page.keyboard.type(digits);
  await page.keyboard.press('Enter');
}
