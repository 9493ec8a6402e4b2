import type { RowOf } from '@fitness/api-contract/client';
import {
  hasBegun,
  type NotReservable,
  whyNotReservable,
  whyNotUsable,
} from '@fitness/api-contract/rules';
import { classesOn, dateOf, minuteOf, minutesBetween } from '../../shared/dates/date-times.ts';
import { formatTime } from '../../shared/format/format.ts';
import type { Pass } from './passes.ts';
import { dayTexts } from './texts.ts';

export type ReservableClass = RowOf<'/api/{product}/classes/reservable'>;

/** The state that decides whether a class can be reserved; times are minutes in Asia/Seoul, `YYYY-MM-DDTHH:mm`. */
export type ReservationContext = {
  now: string;
  /** The start times of upcoming reservations with this pass. */
  own: ReadonlySet<string>;
  /** The start times of upcoming reservations with the other passes. */
  otherPasses: ReadonlySet<string>;
  /** Undefined where the passes could not be loaded. */
  pass: Pass | undefined;
};

/** The reason why a class cannot be reserved, or null; reasons that apply to every pass come first. */
export function classUnavailableReason(
  item: ReservableClass,
  { now, own, otherPasses, pass }: ReservationContext,
): NotReservable | null {
  const start = minuteOf(item.classTime);
  const facts = { ...item, isReserved: own.has(start), isOverlapping: otherPasses.has(start) };
  return whyNotReservable(facts, now) ?? whyNotReservable({ ...facts, pass }, now);
}

/** A class as a reservation and a list of classes describe it; null if unknown. */
export type ClassFacts = Pick<ReservableClass, 'classTime'> &
  Record<'trainerName' | 'classSubject', string | null>;

/** The two open classes of the same trainer or subject that are nearest in time to a class, in the order of time. */
export function nearestOpen(
  to: ClassFacts,
  classes: readonly ReservableClass[],
  context: ReservationContext,
): ReservableClass[] {
  const start = minuteOf(to.classTime);
  const distance = ({ classTime }: ReservableClass) =>
    Math.abs(minutesBetween(start, minuteOf(classTime)));
  return classes
    .filter(
      (item) =>
        minuteOf(item.classTime) !== start &&
        (item.trainerName === to.trainerName || item.classSubject === to.classSubject) &&
        classUnavailableReason(item, context) === null,
    )
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, 2)
    .toSorted((one, other) => one.classTime.localeCompare(other.classTime));
}

/** A day in the calendar: reservable classes, whether all are full, times of own reservations. */
export type DayMark = { open: number; isFull: boolean; own: readonly string[] };

/** The marks by date of every day with an upcoming class or an own reservation. */
export function dayMarks(classes: readonly ReservableClass[], context: ReservationContext) {
  const { now, own, pass } = context;
  const upcoming = classes.filter((item) => !hasBegun(item, now));
  const dates = new Set([...upcoming.map(({ classTime }) => classTime), ...own].map(dateOf));
  const markOf = (date: string): DayMark => {
    const isUsable = pass === undefined || whyNotUsable(pass, date) === null;
    const reasons = isUsable
      ? classesOn(upcoming, date).map((item) => classUnavailableReason(item, context))
      : [];
    const open = reasons.filter((reason) => reason === null).length;
    const ownTimes = [...own].filter((time) => dateOf(time) === date).sort();
    return { open, isFull: open === 0 && reasons.includes('full'), own: ownTimes.map(formatTime) };
  };
  return new Map([...dates].map((date) => [date, markOf(date)]));
}

/** The accessible description of a day. */
export function dayDescription(date: string, mark: DayMark | undefined, today: string) {
  if (date < today) return dayTexts.past;
  if (mark === undefined) return undefined;
  const parts = [
    mark.open > 0 && dayTexts.open({ count: mark.open }),
    mark.isFull && dayTexts.full,
    mark.own.length > 0 && dayTexts.own({ times: mark.own.join(', ') }),
  ];
  return parts.filter(Boolean).join(', ') || undefined;
}

/** The first date from `from` on with a class that can be reserved. */
export function firstOpenDate(marks: ReadonlyMap<string, DayMark>, from: string) {
  return [...marks]
    .flatMap(([date, mark]) => (date >= from && mark.open > 0 ? [date] : []))
    .sort()
    .at(0);
}
