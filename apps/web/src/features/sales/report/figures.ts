import type { RowOf } from '@fitness/api-contract/client';
import type { SeriesColor } from '@fitness/ui/BarChart';
import type { kindLabels } from '../texts.ts';

/** A day's sales in won, as the server lists them. */
export type SalesRow = RowOf<'/api/{product}/admin/sales/reports'>;

/** The kind of a sale; `other` is the remainder of the total, such as the 1-day pass. */
export type Kind = keyof typeof kindLabels;

/** The index of each kind in the colours and patterns of charts. */
export const chartColors: Record<Kind, SeriesColor> = { pt: 0, pilates: 1, health: 2, other: 3 };

/** The columns of the table, in order. */
export const shownFigures = ['total', 'pt', 'pilates', 'health'] as const;

/** Sales in won: the total, and its parts by kind; null is unknown. */
export type Figures = Record<Kind | 'total', number | null>;

/** A day's sales by kind; `other` is null unless all others are known. */
export function figuresOf({
  totalAmount: total,
  ptTotalAmount: pt,
  pltTotalAmount: pilates,
  htTotalAmount: health,
}: SalesRow): Figures {
  const isKnown = total !== null && pt !== null && pilates !== null && health !== null;
  const other = isKnown ? total - pt - pilates - health : null;
  return { total, pt, pilates, health, other };
}

const figureKeys = ['total', 'pt', 'pilates', 'health', 'other'] as const;

/** The sums of what is known of all days; null where there are days and nothing is known of them. */
export function totalsOf(rows: readonly SalesRow[]): Figures {
  const start = rows.length === 0 ? 0 : null;
  const sums: Figures = { total: start, pt: start, pilates: start, health: start, other: start };
  for (const row of rows) {
    const figures = figuresOf(row);
    for (const key of figureKeys) {
      const amount = figures[key];
      if (amount !== null) sums[key] = (sums[key] ?? 0) + amount;
    }
  }
  return sums;
}

/** The number of days of which not every figure is known. */
export function incompleteDaysOf(rows: readonly SalesRow[]) {
  return rows.filter((row) => figuresOf(row).other === null).length;
}

/** The total for a comparison; null unless that of each day is known, since a part of a sum cannot be compared. */
export function comparableTotalOf(rows: readonly SalesRow[]) {
  let total = 0;
  for (const { totalAmount } of rows) {
    if (totalAmount === null) return null;
    total += totalAmount;
  }
  return total;
}

/** A comparison with another period; the percentage is relative to that period. */
export type Comparison =
  | { kind: 'up' | 'down'; percent: number; difference: number }
  | { kind: 'more' | 'less'; difference: number }
  | { kind: 'same' | 'noneBefore' | 'none' | 'unknown' };

/** Above this percentage only the amount is shown, which is clearer. */
const highestPercent = 300;

/** Compares a period's total with that of another period; a percentage says something only of amounts that are not below 0. */
export function compare(now: number | null, before: number | null): Comparison {
  if (now === null || before === null) return { kind: 'unknown' };
  if (before === 0) return { kind: now === 0 ? 'none' : 'noneBefore' };
  if (now === before) return { kind: 'same' };
  const difference = now - before;
  const percent = (Math.abs(difference) / before) * 100;
  if (before < 0 || now < 0 || percent > highestPercent)
    return { kind: difference > 0 ? 'more' : 'less', difference };
  return { kind: difference > 0 ? 'up' : 'down', percent, difference };
}
