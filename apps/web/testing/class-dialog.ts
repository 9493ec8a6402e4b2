import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../src/shared/paths.ts';

/** The address of a day's dialog. */
export function on(date: string) {
  return `${paths.classes}?date=${date}`;
}

/** The day after the one on which the stories play. */
export const tomorrow = '2026-11-21';

/** The dialog of a day, once it is open. */
export async function dialogOf(day = '11월 21일 (토)') {
  return within(await screen.findByRole('dialog', { name: `${day} 수업` }));
}

/** Presses a button by its name. */
export async function press(where: { findByRole: typeof screen.findByRole }, name: string) {
  return userEvent.click(await where.findByRole('button', { name }));
}

/** Reads an alert and acknowledges it. */
export async function acknowledge(message: string) {
  await press(within(await screen.findByRole('alertdialog', { name: message })), '확인');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}
