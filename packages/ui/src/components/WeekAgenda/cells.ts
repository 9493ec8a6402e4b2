import { parseDate } from '@internationalized/date';

/** An hour of a day. */
export interface Cell {
  /** `YYYY-MM-DD`. */
  date: string;
  hour: number;
}

/** The dates of the week that begins with a date. */
export function daysOf(from: string): string[] {
  return Array.from({ length: 7 }, (_, days) => parseDate(from).add({ days }).toString());
}

/** The hour of a local time. */
export function hourOf(time: string) {
  return Number(time.slice(11, 13));
}

/** The local time at which an hour begins. */
export function timeOf(date: string, hour: number) {
  return `${date}T${String(hour).padStart(2, '0')}:00`;
}

/** All hours of a day from the earliest to the latest; other numbers are ignored. */
export function hoursBetween(hours: readonly number[]): number[] {
  const ofDay = hours.filter((hour) => Number.isInteger(hour) && hour >= 0 && hour < 24);
  const first = Math.min(...ofDay);
  return Array.from({ length: Math.max(...ofDay) - first + 1 }, (_, index) => first + index);
}

/** The nearest hour that is visible. */
export function nearestHour(hour: number, hours: readonly number[]) {
  return Math.min(Math.max(hour, hours[0] ?? hour), hours.at(-1) ?? hour);
}

interface Grid {
  days: readonly string[];
  hours: readonly number[];
  /** The days follow each other from right to left. */
  isMirrored: boolean;
}

/** The cell to which a key moves the focus, also in another week; undefined for other keys and at an edge of the day. */
export function cellByKey(
  from: Cell,
  key: string,
  { days, hours, isMirrored }: Grid,
): Cell | undefined {
  const forward = isMirrored ? -1 : 1;
  const daysLater = (count: number) => ({
    ...from,
    date: parseDate(from.date).add({ days: count }).toString(),
  });
  const hoursLater = (count: number) => ({ ...from, hour: nearestHour(from.hour + count, hours) });
  const cells: Partial<Record<string, Cell>> = {
    ArrowLeft: daysLater(-forward),
    ArrowRight: daysLater(forward),
    ArrowUp: hoursLater(-1),
    ArrowDown: hoursLater(1),
    PageUp: daysLater(-7),
    PageDown: daysLater(7),
    Home: { ...from, date: days[0] ?? from.date },
    End: { ...from, date: days.at(-1) ?? from.date },
  };
  return cells[key];
}
