import { DateFormatter, parseDate, type CalendarDate } from '@internationalized/date';

// The same zone as that of `toDate` below, so that the device's zone does not shift the day.
const fullDate = new DateFormatter('ko-KR', { dateStyle: 'full', timeZone: 'UTC' });

/** The month of a date as `YYYY-MM`. */
export function monthOf(date: CalendarDate | string) {
  return date.toString().slice(0, 7);
}

/** The first candidate in the month, otherwise its first day. */
export function initialFocus(month: string, candidates: (string | null)[]) {
  return parseDate(
    candidates.find((candidate) => candidate !== null && monthOf(candidate) === month) ??
      `${month}-01`,
  );
}

interface DayLabelParts {
  date: CalendarDate;
  isToday: boolean;
  isSelected: boolean;
  holidays: readonly string[];
  description: string | undefined;
}

/** The accessible name of a day. */
export function dayLabel({ date, isToday, isSelected, holidays, description }: DayLabelParts) {
  const label = `${isToday ? '오늘, ' : ''}${fullDate.format(date.toDate('UTC'))}${isSelected ? ' 선택됨' : ''}`;
  return [label, ...holidays, description].filter(Boolean).join(', ');
}
