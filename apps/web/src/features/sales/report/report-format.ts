import { formatCount, formatDate } from '../../../shared/format/format.ts';
import type { DateRange } from './range.ts';

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

/** Formats a range as one date or two; the year of the second is omitted if it is the same. */
export function formatRange({ start, end }: DateRange) {
  if (start === end) return formatDate(start);
  const last = formatDate(end);
  return `${formatDate(start)} ~ ${start.slice(0, 4) === end.slice(0, 4) ? last.slice(6) : last}`;
}
