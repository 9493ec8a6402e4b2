import { expect, type Page } from '@playwright/test';
import { region } from '../support/elements.ts';
import { expectLoaded } from '../support/pages.ts';

export const dayManagement = '/fitness/reservations/daymanagement';

/** customer1's PT pass with trainer 강민준. */
export const ptDayManagement = `${dayManagement}?membershipId=1`;

export function reservableClasses(page: Page) {
  return region(page, '예약 가능한 수업');
}

export function reservationHistory(page: Page) {
  return region(page, '예약 내역');
}

/** The states of the cancelled reservations in the history. */
export function cancelledStates(page: Page) {
  return reservationHistory(page).getByText('취소됨', { exact: true });
}

/** The first class of the selected day that can be reserved. */
export async function firstReservableClass(page: Page) {
  await expectLoaded(page);
  const buttons = reservableClasses(page).getByRole('button', { name: /^예약하기/ });
  await expect(buttons.first()).toBeVisible();
  const name =
    (await buttons.and(page.locator(':not([aria-disabled])')).first().textContent()) ?? '';
  return {
    name,
    time: name.split(' ')[1] ?? '',
    button: reservableClasses(page).getByRole('button', { name, exact: true }),
  };
}

/** 예약 취소 of the first of today's reservations that can be cancelled. */
export function firstCancellableClass(page: Page) {
  return region(page, '오늘의 예약')
    .getByRole('button', { name: /^예약 취소/ })
    .and(page.locator(':not([aria-disabled])'))
    .first();
}

export function sessionsLeft(page: Page) {
  return page.getByRole('main').getByText(/^\d+ \/ \d+회$/);
}

/** Confirms or rejects the cancellation of a reservation, and waits until the question is closed. */
export async function answerCancellation(page: Page, answer: '예약 취소' | '예약 유지') {
  const keep = page.getByRole('button', { name: '예약 유지', exact: true });
  const question = page.getByRole('alertdialog').filter({ has: keep });
  await question.getByRole('button', { name: answer, exact: true }).click();
  await expect(question).toBeHidden();
}
