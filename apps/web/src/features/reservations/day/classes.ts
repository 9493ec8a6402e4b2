import type { RowOf } from '@fitness/api-contract/client';
import { dateOf, hasStarted, minuteOf } from '../../../shared/dates/date-times.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { passRefusal, type Promotion } from '../passes/passes.ts';
import { type classRefusals, dayTexts } from '../texts.ts';

/** A class that the pass is for, as the server lists it, full ones included. */
export type ReservableClass = RowOf<'/api/{product}/classes/reservable'>;

/** The case in which a class cannot be reserved. */
export type ClassRefusal = keyof typeof classRefusals;

/** What a class is judged by: the minute in Asia/Seoul, the times reserved with this pass and with others, the pass where it is known. */
export type Circumstances = {
  now: string;
  own: ReadonlySet<string>;
  elsewhere: ReadonlySet<string>;
  pass: Promotion | undefined;
};

/** Whether every seat is surely taken. */
export function isFull({ currentCustomer, maxCustomer }: ReservableClass) {
  return currentCustomer !== null && maxCustomer !== null && currentCustomer >= maxCustomer;
}

/** Why the class cannot be reserved, the reason that no other pass would help against first; null when it can. */
export function classRefusal(
  one: ReservableClass,
  { now, own, elsewhere, pass }: Circumstances,
): ClassRefusal | null {
  if (hasStarted(one, now)) return 'begun';
  if (own.has(minuteOf(one.classTime))) return 'reserved';
  if (elsewhere.has(minuteOf(one.classTime))) return 'sameHour';
  if (isFull(one)) return 'full';
  return pass === undefined ? null : passRefusal(pass, dateOf(one.classTime));
}

/** The classes of a day, in the server's order. */
export function classesOn(classes: readonly ReservableClass[], date: string) {
  return classes.filter(({ classTime }) => dateOf(classTime) === date);
}

/** What a day of the calendar shows: how many classes can be reserved, whether all are full, the times of own reservations. */
export type DayMark = { open: number; isFull: boolean; own: readonly string[] };

/** The marks of every day that holds a coming class or an own reservation, by date; a day on which the pass cannot be used promises nothing. */
export function dayMarks(classes: readonly ReservableClass[], circumstances: Circumstances) {
  const { now, own, pass } = circumstances;
  const coming = classes.filter((one) => !hasStarted(one, now));
  const dates = new Set([...coming.map(({ classTime }) => classTime), ...own].map(dateOf));
  const markOf = (date: string): DayMark => {
    const isUsable = pass === undefined || passRefusal(pass, date) === null;
    const refusals = isUsable
      ? classesOn(coming, date).map((one) => classRefusal(one, circumstances))
      : [];
    const open = refusals.filter((refusal) => refusal === null).length;
    const ownTimes = [...own].filter((time) => dateOf(time) === date).sort();
    return { open, isFull: open === 0 && refusals.includes('full'), own: ownTimes.map(formatTime) };
  };
  return new Map([...dates].map((date) => [date, markOf(date)]));
}

/** What screen readers hear of a day after its date. */
export function describeDay(
  date: string,
  mark: DayMark | undefined,
  today: string,
): string | undefined {
  if (date < today) return dayTexts.past;
  if (mark === undefined) return undefined;
  const said = [
    mark.open > 0 && dayTexts.open(mark.open),
    mark.isFull && dayTexts.full,
    mark.own.length > 0 && dayTexts.own(mark.own),
  ];
  return said.filter(Boolean).join(', ') || undefined;
}

/** The first day with a free seat, from `from` on; undefined when there is none. */
export function firstOpenDay(
  marks: ReadonlyMap<string, DayMark>,
  from: string,
): string | undefined {
  return [...marks]
    .flatMap(([date, mark]) => (date >= from && mark.open > 0 ? [date] : []))
    .sort()[0];
}
