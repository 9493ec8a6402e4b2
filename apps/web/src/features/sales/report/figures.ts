import type { RowOf } from '@fitness/api-contract/client';
import type { SeriesColor } from '@fitness/ui/BarChart';
import type { kindLabels } from '../texts.ts';

/** A day's sales in won, as the server lists them. */
export type SalesRow = RowOf<'/api/{product}/admin/sales/reports'>;

/** The kind of a sale; `other` is the remainder of the total: the 1-day pass. */
export type Kind = keyof typeof kindLabels;

/** The index of each kind in the colours and patterns of charts. */
export const chartColors: Record<Kind, SeriesColor> = { pt: 0, pilates: 1, health: 2, other: 3 };

/** The columns of the table, in order. */
export const shownFigures = ['total', 'pt', 'pilates', 'health'] as const;

/** Sales in won: the total, and its parts by kind. */
export type Figures = Record<Kind | 'total', number>;

/** A day's sales by kind; `other` is null unless all others are known. */
export function figuresOf({
  totalAmount: total,
  ptTotalAmount: pt,
  pltTotalAmount: pilates,
  htTotalAmount: health,
}: SalesRow): Record<keyof Figures, number | null> {
  const isKnown = total !== null && pt !== null && pilates !== null && health !== null;
  const other = isKnown ? Math.max(0, total - pt - pilates - health) : null;
  return { total, pt, pilates, health, other };
}

/** The totals of all days; unknown figures count as 0. */
export function totalsOf(rows: readonly SalesRow[]): Figures {
  const days = rows.map(figuresOf);
  const sums: Figures = { total: 0, pt: 0, pilates: 0, health: 0, other: 0 };
  for (const key of Object.keys(sums) as (keyof Figures)[])
    for (const day of days) sums[key] += day[key] ?? 0;
  return sums;
}

/** A comparison with the previous period; the percentage is relative to that period. */
export type Comparison =
  | { kind: 'up' | 'down'; percent: number; difference: number }
  | { kind: 'farUp'; difference: number }
  | { kind: 'same' | 'noneBefore' | 'none' };

/** Above this percentage only the amount is shown, which is clearer. */
const highestPercent = 300;

/** Compares a period's total with that of the previous period; without previous sales there is no percentage. */
export function compare(now: number, before: number): Comparison {
  if (before === 0) return { kind: now === 0 ? 'none' : 'noneBefore' };
  if (now === before) return { kind: 'same' };
  const difference = now - before;
  const percent = (Math.abs(difference) / before) * 100;
  if (percent > highestPercent) return { kind: 'farUp', difference };
  return { kind: difference > 0 ? 'up' : 'down', percent, difference };
}
