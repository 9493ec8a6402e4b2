import { DateFormatter, parseDate, type CalendarDate } from '@internationalized/date';

// Dates are formatted in the zone they are converted in, so that the device's own zone never moves a day.
const fullDate = new DateFormatter('ko-KR', { dateStyle: 'full', timeZone: 'UTC' });

/** The month of a date, written `YYYY-MM`. */
export function monthOf(date: CalendarDate | string) {
  return date.toString().slice(0, 7);
}

/** The day a month opens at: the first candidate that lies in it, otherwise its first. */
export function dayInMonth(month: string, candidates: (string | null)[]) {
  return parseDate(
    candidates.find((candidate) => candidate !== null && monthOf(candidate) === month) ??
      `${month}-01`,
  );
}

/** What is said of a day after its date. */
export interface DaySpeech {
  date: CalendarDate;
  isToday: boolean;
  isSelected: boolean;
  holidays: readonly string[];
  description: string | undefined;
}

/** What a screen reader says for a day: the full Korean date, today, chosen, holidays, then what the day holds. */
export function dayName({ date, isToday, isSelected, holidays, description }: DaySpeech) {
  const spoken = `${isToday ? '오늘, ' : ''}${fullDate.format(date.toDate('UTC'))}${isSelected ? ' 선택됨' : ''}`;
  return [spoken, ...holidays, description].filter(Boolean).join(', ');
}
