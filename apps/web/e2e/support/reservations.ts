import { expect, type Locator, type Page } from '@playwright/test';

/** The address of day management. */
export const dayManagement = '/fitness/reservations/daymanagement';
/** What is asked before a reservation is cancelled. */
export const question = '정말 이 예약을 취소하시겠습니까?';

/** The studio's time in a journey that depends on it; the mock backend tells it from the same clock. */
export function setTime(page: Page, time: string) {
  return page.clock.setFixedTime(new Date(`${time}+09:00`));
}

/** The time at which most journeys begin. */
export const morning = '2026-11-20T09:00:00';
/** customer1's PT pass with trainer 강민준. */
export const pt = `${dayManagement}?membershipId=1`;

/** A part of the page by its name. */
export function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

/** 예약 가능한 수업. */
export function classes(page: Page) {
  return region(page, '예약 가능한 수업');
}

/** 예약 내역. */
export function past(page: Page) {
  return region(page, '예약 내역');
}

/** A message in passing. */
export function toast(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

/** The first class of the chosen day that can be reserved: its button by name, and its time. */
export async function firstOpen(page: Page) {
  const buttons = classes(page).getByRole('button', { name: /^예약하기/ });
  await expect(buttons.first()).toBeVisible();
  const name =
    (await buttons.and(page.locator(':not([aria-disabled])')).first().textContent()) ?? '';
  return {
    name,
    time: name.split(' ')[1] ?? '',
    button: classes(page).getByRole('button', { name, exact: true }),
  };
}

/** The sessions that are left of the pass. */
export function sessionsLeft(page: Page) {
  return page.getByRole('main').getByText(/^\d+회$/);
}

/** Answers the question before a cancellation. */
export async function answer(page: Page, name: '확인' | '취소') {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toHaveAccessibleName(question);
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** A button that cannot be pressed and says why beside it. */
export async function expectRefused(button: Locator, reason: string) {
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(reason);
}
