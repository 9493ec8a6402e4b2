import { hasBegun, isOver, minutesOfClass } from '@fitness/api-contract/rules';
import { parseDateTime } from '@internationalized/date';
import { classesOn, dateOf, minuteOf, minutesBetween } from '../../../shared/dates/date-times.ts';
import type { ManagedClass } from '../calendar/timetable.ts';

/** The time between two classes of a day, from the end of one to the beginning of the next, `YYYY-MM-DDTHH:mm`. */
export type FreeHours = { from: string; to: string };

/** When a class ends, `YYYY-MM-DDTHH:mm`. */
export function endOf({ classTime }: Pick<ManagedClass, 'classTime'>) {
  return parseDateTime(minuteOf(classTime))
    .add({ minutes: minutesOfClass })
    .toString()
    .slice(0, 16);
}

/** The classes of today that are not over, the earliest first. */
export function leftToday(classes: readonly ManagedClass[], now: string) {
  return classesOn(classes, dateOf(now))
    .filter((item) => !isOver(item, now))
    .toSorted((one, other) => one.classTime.localeCompare(other.classTime));
}

/** The free hours before a class, since the end of the class before it; null for less than an hour and before the first class. */
export function freeBefore(index: number, classes: readonly ManagedClass[]): FreeHours | null {
  const [before, item] = [classes[index - 1], classes[index]];
  if (before === undefined || item === undefined) return null;
  const free = { from: endOf(before), to: minuteOf(item.classTime) };
  return minutesBetween(free.from, free.to) < 60 ? null : free;
}

/** The classes that were held and the reservations for them; null where the reservations of a class are unknown. */
export type Held = { classes: number | null; reservations: number | null };

function heldBetween(classes: readonly ManagedClass[], month: string, until: string): Held {
  const begun = classes.filter((item) => item.classTime.startsWith(month) && hasBegun(item, until));
  const members = begun.map(({ reservedMembers }) => reservedMembers);
  if (members.includes(null)) return { classes: null, reservations: null };
  const held = members.filter((of) => of?.length);
  return { classes: held.length, reservations: held.flat().length };
}

/**
 * The classes held this month until now, and last month until the same day and minute, or until its end where it has no such day.
 * A class counts once it has begun with a reservation, as in the owner's list of trainers.
 */
export function heldThisMonth(classes: readonly ManagedClass[], now: string) {
  // Shortened to the last day of a shorter month.
  const before = parseDateTime(now).subtract({ months: 1 }).toString().slice(0, 16);
  const isShorter = before.slice(8, 10) !== now.slice(8, 10);
  const untilBefore = isShorter ? `${dateOf(before)}T24:00` : before;
  return {
    until: now,
    untilBefore,
    now: heldBetween(classes, now.slice(0, 7), now),
    before: heldBetween(classes, before.slice(0, 7), untilBefore),
  };
}
