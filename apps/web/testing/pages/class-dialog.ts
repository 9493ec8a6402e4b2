import { paths } from '../../src/lib/paths.ts';
import { findDialog } from '../steps.ts';

/** The URL of a day's dialog. */
export function dayDialogUrl(date: string) {
  return `${paths.classes}?date=${date}`;
}

/** The day after the default date of the stories. */
export const tomorrow = '2026-11-21';

/** The dialog of a day, once it is open. */
export function dialogOf(day = '11월 21일 (토)') {
  return findDialog(`${day} 수업`);
}
