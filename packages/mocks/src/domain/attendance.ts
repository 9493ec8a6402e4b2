import { today, type LocalDate } from '../dates.ts';
import type { Account, Attendance } from '../store/rows.ts';
import { newestFirst } from '../store/order.ts';
import { orThrow, DomainError } from './domain-error.ts';
import type { Studio } from './studio.ts';

export function resolveByPhone({ store }: Studio, ph: string): Account {
  return orThrow(store.accounts.find('ph', ph), 'PhoneNotFound');
}

/** Records today's attendance, at most once a day; user id and phone number must match. */
export function recordAttendance(
  studio: Studio,
  userId: number,
  ph: string,
  staffName: string,
): Attendance {
  const account = resolveByPhone(studio, ph);
  if (account.id !== userId) throw new DomainError('PhoneNotFound');
  const attendDate = today(studio.clock);
  if (hasAttended(studio, userId, attendDate)) throw new DomainError('AlreadyAttended');
  return studio.store.attendances.insert({ userId, attendDate, staffName });
}

export function hasAttended(
  { store }: Pick<Studio, 'store'>,
  userId: number,
  date: LocalDate,
): boolean {
  return store.attendances.where('userId', userId).some((day) => day.attendDate === date);
}

/** The attendance of a user, newest first. */
export function attendanceOf({ store }: Studio, userId: number): Attendance[] {
  return store.attendances.where('userId', userId).sort(newestFirst((day) => day.attendDate));
}
