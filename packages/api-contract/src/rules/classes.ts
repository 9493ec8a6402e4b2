import {
  deleteUntilMinutes,
  minutesOfClass,
  openingHours,
  registerUntilMinutes,
  reserveUntilMinutes,
} from './limits.ts';
import { dateOf, daysLater, isWithin, type LocalTime } from './times.ts';

const hourOf = (time: string) => Number(time.slice(0, 2));

/** The hours at which a class can start, `06:00` to `23:00` (docs/product.md#classes). */
export const classHours: readonly string[] = Array.from(
  { length: hourOf(openingHours.to) - minutesOfClass / 60 + 1 },
  (_, hour) => `${String(hour).padStart(2, '0')}:00`,
).slice(hourOf(openingHours.from));

/** True when a class has begun; false if its time is unknown (docs/product.md#time). */
export function hasBegun({ classTime }: { classTime: LocalTime | null }, now: LocalTime): boolean {
  return classTime !== null && isWithin(classTime, 0, now);
}

/** True when a class is over (docs/product.md#time). */
export function isOver({ classTime }: { classTime: LocalTime }, now: LocalTime): boolean {
  return isWithin(classTime, -minutesOfClass, now);
}

/**
 * True when a class counts as held by its trainer, as in `classSessionCount`: it has begun, and somebody had reserved it; null if its
 * reservations are unknown (docs/product.md#workers).
 */
export function isHeld(
  { classTime, reservations }: { classTime: LocalTime; reservations: number | null },
  now: LocalTime,
): boolean | null {
  if (!hasBegun({ classTime }, now)) return false;
  return reservations === null ? null : reservations > 0;
}

/** The times of a date at which a class could still be reserved (docs/product.md#reservation). */
export function reservableTimes(date: string, now: LocalTime): LocalTime[] {
  return classHours
    .map((hour) => `${date}T${hour}`)
    .filter((time) => !isWithin(time, reserveUntilMinutes, now));
}

/** The first date on which a class could still be reserved (docs/product.md#passes). */
export function firstReservableDate(now: LocalTime): string {
  let date = dateOf(now);
  while (reservableTimes(date, now).length === 0) date = daysLater(date, 1);
  return date;
}

export type NotDeletable = 'pastDate' | 'tooLate';

export type NotRegistrable = NotDeletable | 'taken';

function whyTooLate(classTime: LocalTime, untilMinutes: number, now: LocalTime) {
  if (dateOf(classTime) < dateOf(now)) return 'pastDate';
  return isWithin(classTime, untilMinutes, now) ? 'tooLate' : null;
}

/**
 * Why a manager may not register a class, or null (docs/product.md#classes); `isTaken` means that the manager already has a class
 * at this time.
 */
export function whyNotRegistrable(
  { classTime, isTaken }: { classTime: LocalTime; isTaken: boolean },
  now: LocalTime,
): NotRegistrable | null {
  return whyTooLate(classTime, registerUntilMinutes, now) ?? (isTaken ? 'taken' : null);
}

/** Why a manager may not delete one of their classes, or null (docs/product.md#classes). */
export function whyNotDeletable(
  { classTime }: { classTime: LocalTime },
  now: LocalTime,
): NotDeletable | null {
  return whyTooLate(classTime, deleteUntilMinutes, now);
}
