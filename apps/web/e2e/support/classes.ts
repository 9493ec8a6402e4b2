import { expect, type Page } from '@playwright/test';
import { navigate } from './pages.ts';

export const classesPath = '/fitness/manager/classes';
export const classesRequestPath = '/api/fitness/classes';

/** A day of the calendar, by the start of its accessible name. */
export function dayButton(page: Page, day: string) {
  return page.getByRole('button', { name: day });
}

export function dayDialog(page: Page, day: string) {
  return page.getByRole('dialog', { name: `${day} 수업` });
}

/** The dialog of the day after the default date of the journeys. */
export function tomorrowDialog(page: Page) {
  return dayDialog(page, '11월 21일 (토)');
}

export function timeButton(page: Page, time: string) {
  return page.getByRole('button', { name: time, exact: true });
}

export function registerButton(page: Page) {
  return page.getByRole('button', { name: '등록', exact: true });
}

export function deleteButton(page: Page) {
  return page.getByRole('button', { name: '선택한 수업 삭제' });
}

/** The request body that registers a class; subject 1 is PT. */
export function classRequest(classTime: string, classMaxCustomer: number, classSubjectId = 1) {
  return {
    classSubjectId,
    classTime,
    classMaxCustomer,
    classCustomerReserve: 0,
  };
}

/** Opens tomorrow's dialog inside the running app. */
export async function openTomorrow(page: Page) {
  await navigate(page, `${classesPath}?date=2026-11-21`);
  await expect(timeButton(page, '06:00')).toBeVisible();
}

export async function enterDeleteMode(page: Page) {
  await page.getByRole('switch', { name: '삭제 모드' }).click();
  await expect(page.getByRole('switch', { name: '삭제 모드' })).toBeChecked();
}
