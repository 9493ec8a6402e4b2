import { formatCount, formatDate } from '../../../shared/format/format.ts';
import { periodBeforeTexts, yearBeforeTexts } from '../texts.ts';
import { type DateRange, rangeBefore } from './range.ts';

const shortly = (value: number) => formatCount(Math.round(value * 10) / 10);

/** A short amount in won for a chart, in the unit of the rounded amount: `9,000`, `1.5만`, `-132만`, `1.2억`. */
export function formatShort(amount: number) {
  const sign = amount < 0 ? '-' : '';
  let value = Math.abs(amount);
  for (const unit of ['', '만', '억']) {
    if (Math.round(value * 10) < 100_000) return `${sign}${shortly(value)}${unit}`;
    value /= 10_000;
  }
  return `${sign}${shortly(value)}조`;
}

/** A percentage with one decimal, or `0.1% 미만`. */
export function formatPercent(percent: number) {
  return percent > 0 && percent < 0.1 ? '0.1% 미만' : `${shortly(percent)}%`;
}

/** Formats a range as one date or two; the year of the second is omitted if it is the same. */
export function formatRange({ start, end }: DateRange) {
  if (start === end) return formatDate(start);
  const last = formatDate(end);
  return `${formatDate(start)} ~ ${start.slice(0, 4) === end.slice(0, 4) ? last.slice(6) : last}`;
}

/** The name of the previous period of a range until today: `어제`, `전날` or `직전 기간(2026. 10. 12. ~ 10. 31.)`. */
export function nameOfRangeBefore(range: DateRange, today: string) {
  if (range.start !== range.end)
    return periodBeforeTexts.range({ range: formatRange(rangeBefore(range)) });
  return range.end === today ? periodBeforeTexts.yesterday : periodBeforeTexts.dayBefore;
}

/** The name of the same period of the year before: `전년 같은 기간(2025. 11. 1. ~ 11. 20.)`. */
export function nameOfYearBefore(before: DateRange) {
  const name = before.start === before.end ? yearBeforeTexts.day : yearBeforeTexts.range;
  return name({ range: formatRange(before) });
}
