import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { paths } from '../shared/paths.ts';

/** The address of a day's dialog. */
export const on = (date: string) => `${paths.classes}?date=${date}`;

/** The day after the one on which the stories play. */
export const tomorrow = '2026-11-21';

/** The dialog of a day, once it is open. */
export const dialogOf = async (day = '11월 21일 (토)') =>
  within(await screen.findByRole('dialog', { name: `${day} 수업` }));

/** Presses a button by its name. */
export const press = async (where: { findByRole: typeof screen.findByRole }, name: string) =>
  userEvent.click(await where.findByRole('button', { name }));

/** Reads an alert and acknowledges it. */
export const acknowledge = async (message: string) => {
  await press(within(await screen.findByRole('alertdialog', { name: message })), '확인');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
};
