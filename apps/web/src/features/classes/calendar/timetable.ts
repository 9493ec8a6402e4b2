import type { RowOf } from '@fitness/api-contract/client';
import { dateOf, hasStarted } from '../../../shared/dates/date-times.ts';
import { formatCount } from '../../../shared/format/format.ts';
import { pageTexts } from '../texts.ts';

/** A class of the manager's own with those who reserved it, as the server lists it. */
export type ManagedClass = RowOf<'/api/{product}/classes/with-reservations'>;

type Reserved = Pick<ManagedClass, 'reservedMembers'>;

/** The classes of a day, in the server's order. */
export function classesOn(classes: readonly ManagedClass[], date: string) {
  return classes.filter(({ classTime }) => dateOf(classTime) === date);
}

/** Whether a class of today has begun, running or over; `now` is the minute in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export function hasBegunToday(one: Pick<ManagedClass, 'classTime'>, now: string) {
  return dateOf(one.classTime) === dateOf(now) && hasStarted(one, now);
}

/** How many have reserved; null where that is unknown. */
export function reservationsOf({ reservedMembers }: Reserved) {
  return reservedMembers?.length ?? null;
}

const nameKeys = ['nickname', 'nickName', 'name'] as const;

function nameOf(member: unknown): string {
  if (typeof member === 'string') return member;
  const fields = Object(member) as Record<string, unknown>;
  const found = nameKeys
    .map((key) => fields[key])
    .find((value) => typeof value === 'string' && value !== '');
  return typeof found === 'string' ? found : '';
}

/** The names of those who have reserved, null where they are unknown; the items of the list have no fixed shape (docs/product.md#open-shapes). */
export function namesOf({ reservedMembers }: Reserved) {
  return reservedMembers?.map((member) => nameOf(member) || pageTexts.unnamed) ?? null;
}

/** How much there is of something: classes, and reservations in them, null where those of one class are unknown. */
export type Count = { classes: number; reservations: number | null };

const plus = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);

/** The classes and reservations of some classes, counted. */
export function countOf(classes: readonly ManagedClass[]): Count {
  return {
    classes: classes.length,
    reservations: classes.reduce<number | null>((sum, one) => plus(sum, reservationsOf(one)), 0),
  };
}

/** The parameters of the texts that name a count. */
export function countParameters({ classes, reservations }: Count) {
  return { classes, reservations: formatCount(reservations, '명') };
}

/** The count of every day that has a class, by date. */
export function countsByDay(classes: readonly ManagedClass[]): ReadonlyMap<string, Count> {
  const counts = new Map<string, Count>();
  for (const one of classes) {
    const date = dateOf(one.classTime);
    const before = counts.get(date) ?? { classes: 0, reservations: 0 };
    counts.set(date, {
      classes: before.classes + 1,
      reservations: plus(before.reservations, reservationsOf(one)),
    });
  }
  return counts;
}

/** The count of a month (`YYYY-MM`). */
export function countOfMonth(classes: readonly ManagedClass[], month: string) {
  return countOf(classes.filter(({ classTime }) => classTime.startsWith(month)));
}
