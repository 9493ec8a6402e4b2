import { deleteUntilMinutes, registerUntilMinutes } from './limits.ts';
import { dateOf, isWithin, type LocalTime } from './times.ts';

/** Why a class may not be deleted. */
export type NotDeletable = 'pastDate' | 'tooLate';

/** Why a class may not be registered. */
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
