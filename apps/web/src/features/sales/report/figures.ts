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
  const other = isKnown ? Math.max(0, total - pt - pilates - health) : null;
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

const isComplete = (row: SalesRow) => figuresOf(row).other !== null;

/** The number of days of which not every figure is known. */
export function incompleteDaysOf(rows: readonly SalesRow[]) {
  return rows.filter((row) => !isComplete(row)).length;
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

/** The average of the days with sales whose total is known, in whole won; null without any. */
export function dailyAverageOf(rows: readonly SalesRow[]) {
  const amounts = rows.map(({ totalAmount }) => totalAmount ?? 0).filter((amount) => amount > 0);
  if (amounts.length === 0) return null;
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  return { average: Math.round(sum / amounts.length), days: amounts.length };
}

/** A tenth of a percent is the precision of shares. */
const wholeShare = 1000;

/**
 * The share of each kind in percent on the days that are known completely; they add up to exactly 100, since what rounding leaves
 * goes to the largest remainders. Null without sales.
 */
export function sharesOf(rows: readonly SalesRow[]): Record<Kind, number> | null {
  const { total: _, ...sums } = totalsOf(rows.filter(isComplete));
  const amounts = Object.entries(sums) as [Kind, number | null][];
  const whole = amounts.reduce((sum, [, amount]) => sum + (amount ?? 0), 0);
  if (whole === 0) return null;
  const exact = amounts.map(([kind, amount]) => ({
    kind,
    share: ((amount ?? 0) / whole) * wholeShare,
  }));
  const left = wholeShare - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const roundedUp = exact
    .toSorted((one, other) => (other.share % 1) - (one.share % 1))
    .slice(0, left)
    .map(({ kind }) => kind);
  return Object.fromEntries(
    exact.map(({ kind, share }) => [
      kind,
      (Math.floor(share) + (roundedUp.includes(kind) ? 1 : 0)) / 10,
    ]),
  ) as Record<Kind, number>;
}

/** A comparison with another period; the percentage is relative to that period. */
export type Comparison =
  | { kind: 'up' | 'down'; percent: number; difference: number }
  | { kind: 'farUp'; difference: number }
  | { kind: 'same' | 'noneBefore' | 'none' | 'unknown' };

/** Above this percentage only the amount is shown, which is clearer. */
const highestPercent = 300;

/** Compares a period's total with that of another period; without sales in that there is no percentage. */
export function compare(now: number | null, before: number | null): Comparison {
  if (now === null || before === null) return { kind: 'unknown' };
  if (before === 0) return { kind: now === 0 ? 'none' : 'noneBefore' };
  if (now === before) return { kind: 'same' };
  const difference = now - before;
  const percent = (Math.abs(difference) / before) * 100;
  if (percent > highestPercent) return { kind: 'farUp', difference };
  return { kind: difference > 0 ? 'up' : 'down', percent, difference };
}
