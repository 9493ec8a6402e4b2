import { classHours, whyNotRegistrable } from '@fitness/api-contract/rules';
import { getDayOfWeek, parseDate } from '@internationalized/date';
import * as v from 'valibot';
import { dateOf, dayFrom, minuteOf } from '../../shared/dates/date-times.ts';
import { formatCount } from '../../shared/format/format.ts';
import { classTimeOf } from './slots.ts';
import { repeatTexts, slotTexts } from './repeat-texts.ts';

/** The weekdays of a week that begins on Monday. */
export const weekdays = ['월', '화', '수', '목', '금', '토', '일'] as const;

/** The numbers of weeks for which classes can be repeated. */
export const weekCounts = Array.from({ length: 12 }, (_, index) => index + 1);

const pattern = v.object({
  weekdays: v.array(v.picklist(weekdays)),
  hours: v.array(v.picklist(classHours)),
  /** The first day, `YYYY-MM-DD`; empty while none is typed. */
  start: v.pipe(
    v.string(),
    v.check((start) => start === '' || dayFrom(start) !== null),
  ),
  /** Weeks of seven days from the first day. */
  weeks: v.picklist(weekCounts),
  includesHolidays: v.boolean(),
  /** The maximum of each class, as it is typed. */
  maximum: v.string(),
});

/** The hours of some weekdays, repeated for some weeks. */
export type Pattern = v.InferOutput<typeof pattern>;

/** A pattern that was kept over a sign-in; undefined for any other value. */
export function parsePattern(value: unknown): Pattern | undefined {
  const { success, output } = v.safeParse(pattern, value);
  return success ? output : undefined;
}

/** Whether a class is sent, why it is not, or what became of it. */
export type SlotState = keyof typeof slotTexts;

/** How many classes are in each of some states: `등록됨 12개 · 실패 1개`. */
export function countsText(slots: readonly Slot[], states: readonly SlotState[]) {
  return states
    .map((state) => ({ state, count: slots.filter((slot) => slot.state === state).length }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) =>
      repeatTexts.count({ state: slotTexts[state], count: formatCount(count) }),
    )
    .join(' · ');
}

/** A class of a pattern; `reason` is more than its state says. */
export type Slot = { classTime: string; state: SlotState; reason?: string };

type Known = {
  /** The minutes of the manager's classes, `YYYY-MM-DDTHH:mm`. */
  taken: ReadonlySet<string>;
  /** The minute in Asia/Seoul. */
  now: string;
  holidaysOn: (date: string) => readonly string[];
};

/** The weekday of a date. */
export function weekdayOf(date: string) {
  return weekdays[getDayOfWeek(parseDate(date), 'ko-KR', 'mon')]!;
}

/** The number of the week of a class, from 0, in weeks that begin on a day. */
export function weekOf(classTime: string, start: string) {
  return Math.floor(parseDate(dateOf(classTime)).compare(parseDate(start)) / 7);
}

/** The first and the last day of the weeks of a pattern. */
export function rangeOf({ start, weeks }: Pick<Pattern, 'start' | 'weeks'>) {
  return [start, parseDate(start).add({ weeks, days: -1 }).toString()] as const;
}

function slotAt(classTime: string, holidays: readonly string[], { taken, now }: Known): Slot {
  const why = whyNotRegistrable({ classTime, isTaken: taken.has(minuteOf(classTime)) }, now);
  if (why !== null) return { classTime, state: why === 'taken' ? 'taken' : 'past' };
  if (holidays.length === 0) return { classTime, state: 'left' };
  const names = holidays.join(', ');
  return { classTime, state: 'holiday', reason: repeatTexts.holiday({ names }) };
}

/** The classes of a pattern in order, with those that are left out. */
export function planOf(pattern: Pattern, known: Known): Slot[] {
  if (pattern.start === '') return [];
  const first = parseDate(pattern.start);
  const hours = classHours.filter((hour) => pattern.hours.includes(hour));
  return Array.from({ length: pattern.weeks * 7 }, (_, days) => first.add({ days }).toString())
    .filter((date) => pattern.weekdays.includes(weekdayOf(date)))
    .flatMap((date) => {
      const holidays = pattern.includesHolidays ? [] : known.holidaysOn(date);
      return hours.map((hour) => slotAt(classTimeOf(date, hour), holidays, known));
    });
}
