import { classHours, whyNotRegistrable } from '@fitness/api-contract/rules';
import { getDayOfWeek, parseDate } from '@internationalized/date';
import { minuteOf } from '../../lib/date-times.ts';
import { formatCount } from '../../lib/format.ts';
import { repeatTexts, slotTexts } from './repeat-texts.ts';
import { classTimeOf } from './slots.ts';

/** The weekdays of a week that begins on Monday. */
export const weekdays = ['월', '화', '수', '목', '금', '토', '일'];

/** The hours of some weekdays, repeated for some weeks of seven days. */
export type Pattern = {
  weekdays: readonly string[];
  hours: readonly string[];
  /** The first day, `YYYY-MM-DD`; empty while none is typed. */
  start: string;
  weeks: number;
  includesHolidays: boolean;
};

/** How far a class is: it is sent, it is not for a reason, or it has an outcome. */
export type SlotState = keyof typeof slotTexts;

/** A class of a pattern; `reason` is more than its state says. */
export type Slot = { classTime: string; state: SlotState; reason?: string | undefined };

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

type Known = {
  /** The minutes of the manager's classes, `YYYY-MM-DDTHH:mm`. */
  taken: ReadonlySet<string>;
  /** The minute in Asia/Seoul. */
  now: string;
  holidaysOn: (date: string) => readonly string[];
};

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
  return Array.from({ length: pattern.weeks * 7 }, (_, days) => first.add({ days }))
    .filter((day) => pattern.weekdays.includes(weekdays[getDayOfWeek(day, 'ko-KR', 'mon')]!))
    .flatMap((day) => {
      const date = day.toString();
      const holidays = pattern.includesHolidays ? [] : known.holidaysOn(date);
      return hours.map((hour) => slotAt(classTimeOf(date, hour), holidays, known));
    });
}
