import { classHours, whyNotRegistrable } from '@fitness/api-contract/rules';
import { getDayOfWeek, parseDate } from '@internationalized/date';
import { dateOf, minuteOf } from '../../../shared/dates/date-times.ts';
import { classTimeOf } from '../register/slots.ts';

/** The weekdays of a week that begins on Monday. */
export const weekdays = ['월', '화', '수', '목', '금', '토', '일'] as const;

/** The numbers of weeks for which classes can be repeated. */
export const weekCounts = Array.from({ length: 12 }, (_, index) => index + 1);

/** The hours of some weekdays, repeated for some weeks. */
export type Pattern = {
  weekdays: readonly string[];
  hours: readonly string[];
  /** The first day, `YYYY-MM-DD`. */
  start: string;
  /** Weeks of seven days from the first day. */
  weeks: number;
  includesHolidays: boolean;
};

/** Why a class is not sent: it would be refused, or the day is a public holiday. */
export type LeftOut = 'taken' | 'past' | 'holiday';

export type PlannedDay = {
  date: string;
  /** The names of the public holidays on it. */
  holidays: readonly string[];
  /** The hours to register. */
  hours: readonly string[];
  leftOut: readonly { reason: LeftOut; hours: readonly string[] }[];
};

type Known = {
  /** The minutes of the manager's classes, `YYYY-MM-DDTHH:mm`. */
  taken: ReadonlySet<string>;
  /** The minute in Asia/Seoul. */
  now: string;
  holidaysOn: (date: string) => readonly string[];
};

const reasons: readonly LeftOut[] = ['taken', 'past', 'holiday'];

function whyLeftOut(classTime: string, isFree: boolean, { taken, now }: Known): LeftOut | null {
  const why = whyNotRegistrable({ classTime, isTaken: taken.has(minuteOf(classTime)) }, now);
  if (why !== null) return why === 'taken' ? 'taken' : 'past';
  return isFree ? 'holiday' : null;
}

function plannedDay(date: string, pattern: Pattern, known: Known): PlannedDay {
  const holidays = known.holidaysOn(date);
  const isFree = holidays.length > 0 && !pattern.includesHolidays;
  const chosen = classHours
    .filter((hour) => pattern.hours.includes(hour))
    .map((hour) => ({ hour, why: whyLeftOut(classTimeOf(date, hour), isFree, known) }));
  const hoursOf = (reason: LeftOut | null) =>
    chosen.filter(({ why }) => why === reason).map(({ hour }) => hour);
  return {
    date,
    holidays,
    hours: hoursOf(null),
    leftOut: reasons
      .map((reason) => ({ reason, hours: hoursOf(reason) }))
      .filter(({ hours }) => hours.length > 0),
  };
}

/** The days of a pattern that have chosen hours, by week. */
export function planOf(pattern: Pattern, known: Known): PlannedDay[][] {
  const first = parseDate(pattern.start);
  return Array.from({ length: pattern.weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => first.add({ weeks: week, days: day }))
      .filter((date) => pattern.weekdays.includes(weekdayOf(date.toString())))
      .map((date) => plannedDay(date.toString(), pattern, known))
      .filter(({ hours, leftOut }) => hours.length + leftOut.length > 0),
  );
}

/** The weekday of a date, `월`. */
export function weekdayOf(date: string): string {
  return weekdays[getDayOfWeek(parseDate(date), 'ko-KR', 'mon')]!;
}

/** The class times of a plan, in order. */
export function classTimesOf(plan: readonly (readonly PlannedDay[])[]): string[] {
  return plan.flat().flatMap(({ date, hours }) => hours.map((hour) => classTimeOf(date, hour)));
}

/** How many classes of a plan are left out for a reason. */
export function countLeftOut(plan: readonly (readonly PlannedDay[])[], reason: LeftOut) {
  return plan
    .flat()
    .flatMap(({ leftOut }) => leftOut)
    .filter((part) => part.reason === reason)
    .reduce((count, { hours }) => count + hours.length, 0);
}

/** The minutes of classes, for `planOf`. */
export function minutesOf(classes: readonly { classTime: string }[]): ReadonlySet<string> {
  return new Set(classes.map(({ classTime }) => minuteOf(classTime)));
}

/** The first and the last day of the weeks of a pattern. */
export function rangeOf({ start, weeks }: Pick<Pattern, 'start' | 'weeks'>) {
  return { from: start, to: parseDate(start).add({ weeks, days: -1 }).toString() };
}

/** The number of the week of a class, from 0, in weeks that begin on a day. */
export function weekOf(classTime: string, start: string) {
  return Math.floor(parseDate(dateOf(classTime)).compare(parseDate(start)) / 7);
}
