import { formatDay } from '../../../shared/format/format-day.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { dateOf } from '../../../shared/dates/date-times.ts';
import type { Batch, BatchSlot } from './batch.ts';
import { type PlannedDay, weekOf } from './plan.ts';
import { batchTexts, leftOutTexts, repeatTexts, slotTexts } from './texts.ts';

/** Hours of a day that are not, or not only, registered; the label says why. */
export type OtherHours = { label: string; hours: readonly string[]; isFailure: boolean };

/** A day of a preview or of a batch. */
export type DayLine = {
  date: string;
  /** The hours to register, or the registered ones. */
  hours: readonly string[];
  others: readonly OtherHours[];
};

/** The days of a week. */
export type WeekLines = {
  title: string;
  /** How many classes it has. */
  count: string;
  hasFailures: boolean;
  days: DayLine[];
};

const lengthOf = ({ hours }: Pick<DayLine, 'hours'>) => hours.length;
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function weekLines(
  days: DayLine[],
  index: number,
  countOf: (done: number, all: number) => string,
): WeekLines | null {
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const range = repeatTexts.range({ from: formatDay(first.date), to: formatDay(last.date) });
  const done = sum(days.map(lengthOf));
  const dates = first === last ? formatDay(first.date) : range;
  return {
    title: `${repeatTexts.week({ number: index + 1 })} · ${dates}`,
    count: countOf(done, done + sum(days.flatMap(({ others }) => others.map(lengthOf)))),
    hasFailures: days.some(({ others }) => others.some(({ isFailure }) => isFailure)),
    days,
  };
}

/** The weeks of a plan that have days. */
export function weeksOfPlan(plan: readonly (readonly PlannedDay[])[]): WeekLines[] {
  const dayLine = ({ date, holidays, hours, leftOut }: PlannedDay): DayLine => ({
    date,
    hours,
    others: leftOut.map((part) => ({
      label:
        part.reason === 'holiday'
          ? `${leftOutTexts.holiday}(${holidays.join(', ')})`
          : leftOutTexts[part.reason],
      hours: part.hours,
      isFailure: false,
    })),
  });
  const countOf = (count: number) => repeatTexts.classes({ count });
  return plan.flatMap((days, index) => weekLines(days.map(dayLine), index, countOf) ?? []);
}

/** Slots in order, grouped by what is equal for them. */
function grouped<Key>(slots: readonly BatchSlot[], keyOf: (slot: BatchSlot) => Key) {
  const groups = new Map<Key, BatchSlot[]>();
  for (const slot of slots) {
    const key = keyOf(slot);
    const group = groups.get(key);
    if (group) group.push(slot);
    else groups.set(key, [slot]);
  }
  return [...groups];
}

const hoursOf = (slots: readonly BatchSlot[]) =>
  slots.map(({ classTime }) => formatTime(classTime));

function dayOfBatch([date, slots]: [string, BatchSlot[]]): DayLine {
  const isPlain = ({ state, reason }: BatchSlot) => state === 'done' && reason === undefined;
  const others = slots.filter((slot) => !isPlain(slot));
  return {
    date,
    hours: hoursOf(slots.filter(isPlain)),
    others: grouped(others, ({ state, reason }) => reason ?? slotTexts[state]).map(
      ([label, of]) => ({ label, hours: hoursOf(of), isFailure: of[0]?.state === 'failed' }),
    ),
  };
}

function weekOfBatch(slots: readonly BatchSlot[], index: number) {
  const days = grouped(slots, ({ classTime }) => dateOf(classTime)).map(dayOfBatch);
  return weekLines(days, index, (done, total) => batchTexts.ofWeek({ total, done }));
}

/**
 * Creates a function that gives the weeks of a batch, with what became of each class in the words of the server. A week of which
 * no class has changed since the last call is the same object, so that it is not rendered again.
 */
export function createWeeksOfBatch() {
  let last = new Map<number, { slots: readonly BatchSlot[]; lines: WeekLines | null }>();
  return ({ slots, firstDay }: Batch): WeekLines[] => {
    const weeks = grouped(slots, ({ classTime }) => weekOf(classTime, firstDay));
    last = new Map(
      weeks.map(([index, ofWeek]) => {
        const before = last.get(index);
        const isSame =
          before?.slots.length === ofWeek.length &&
          before.slots.every((slot, at) => slot === ofWeek[at]);
        return [index, isSame ? before : { slots: ofWeek, lines: weekOfBatch(ofWeek, index) }];
      }),
    );
    return [...last.values()].flatMap(({ lines }) => lines ?? []);
  };
}
