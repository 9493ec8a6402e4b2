import type { RowOf } from '@fitness/api-contract/client';
import {
  hasBegun,
  type NotReservable,
  whyNotReservable,
  whyNotUsable,
} from '@fitness/api-contract/rules';
import { classesOn, dateOf, minuteOf, minutesBetween } from '../../lib/date-times.ts';
import { formatTime } from '../../lib/format.ts';
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

/** The two classes that can be reserved and are nearest to a time. */
export function nearestOpen(
  time: string,
  classes: readonly ReservableClass[],
  context: ReservationContext,
): ReservableClass[] {
  const distance = ({ classTime }: ReservableClass) =>
    Math.abs(minutesBetween(minuteOf(time), minuteOf(classTime)));
  return classes
    .filter((item) => classUnavailableReason(item, context) === null)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, 2);
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

/** The first date with a class that can be reserved. */
export function firstOpenDate(marks: ReadonlyMap<string, DayMark>) {
  return [...marks].flatMap(([date, { open }]) => (open > 0 ? [date] : [])).sort()[0];
}
