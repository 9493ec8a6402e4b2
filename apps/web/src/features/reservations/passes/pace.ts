import { countsDaysOnly, firstReservableDate, passState } from '@fitness/api-contract/rules';
import { dateOf } from '../../../shared/dates/date-times.ts';
import { paceTexts } from '../texts.ts';
import { daysLeft, type Pass } from './passes.ts';

/** How a pass has to be used so that no session is left after its last day, with at most one class a day. */
export type Pace =
  | { kind: 'weekly'; perWeek: number }
  | { kind: 'daily' }
  /** In the last days there is no week to count by. */
  | { kind: 'lastDays'; days: number }
  /** So many sessions will be left. */
  | { kind: 'impossible'; lost: number };

const daysOfWeek = 7;

/** The classes of so many days, with at most one a day; the last week may be shorter. */
function classesIn(days: number, perWeek: number) {
  return Math.floor(days / daysOfWeek) * perWeek + Math.min(days % daysOfWeek, perWeek);
}

/** The pace of a pass at a minute in Asia/Seoul; null if it has none to keep, or its sessions or last day are unknown. */
export function paceOf(pass: Pass, now: string): Pace | null {
  const { remainingSessionCount: sessions } = pass;
  if (countsDaysOnly(pass) || !sessions || passState(pass, dateOf(now)) !== 'valid') return null;
  // Today counts only while a class can still be reserved.
  const untilLast = daysLeft(pass, firstReservableDate(now));
  if (untilLast === null) return null;
  const days = untilLast + 1;
  if (sessions > days) return { kind: 'impossible', lost: sessions - days };
  if (days < daysOfWeek) return { kind: 'lastDays', days };
  const perWeek = [1, 2, 3, 4, 5, 6].find((count) => classesIn(days, count) >= sessions);
  return perWeek === undefined ? { kind: 'daily' } : { kind: 'weekly', perWeek };
}

/** A pace in words. */
export function paceText(pace: Pace): string {
  switch (pace.kind) {
    case 'weekly':
      return paceTexts.weekly(pace);
    case 'daily':
      return paceTexts.daily;
    case 'lastDays':
      return pace.days === 1 ? paceTexts.lastDay : paceTexts.lastDays(pace);
    case 'impossible':
      return paceTexts.impossible(pace);
  }
}
