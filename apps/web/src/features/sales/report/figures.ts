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

/** Above this percentage only the amount is shown, which is clearer. */
const highestPercent = 300;

/**
 * How much a period's total differs from that of an earlier one; null where either is unknown. The percentage is of the earlier
 * one, rounded to one decimal; null where it says nothing.
 */
export function compare(now: number | null, before: number | null) {
  if (now === null || before === null) return null;
  const difference = now - before;
  const percent = Math.round((Math.abs(difference) / before) * 1000) / 10;
  const isShown = before > 0 && now >= 0 && percent > 0 && percent <= highestPercent;
  return { difference, percent: isShown ? percent : null };
}
