import type { RowOf } from '@fitness/api-contract/client';
import type { ChartTone } from '@fitness/ui/BarChart';
import type { kindLabels } from '../texts.ts';

/** A day's sales in won, as the server lists them. */
export type SalesRow = RowOf<'/api/{product}/admin/sales/reports'>;

/** The kind of a sale; `other` is the rest of the total: the 1-day pass. */
export type Kind = keyof typeof kindLabels;

/** The place of each kind in the colours and patterns of charts. */
export const chartTones: Record<Kind, ChartTone> = { pt: 0, pilates: 1, health: 2, other: 3 };

/** Sales in won: the total, and its parts by kind. */
export type Figures = Record<Kind | 'total', number>;

/** A day's sales; null where unknown. */
export type DayFigures = Record<keyof Figures, number | null>;

/** A day's sales by kind; `other` is known where all others are. */
export function figuresOf({
  totalAmount: total,
  ptTotalAmount: pt,
  pltTotalAmount: pilates,
  htTotalAmount: health,
}: SalesRow): DayFigures {
  const isKnown = total !== null && pt !== null && pilates !== null && health !== null;
  return {
    total,
    pt,
    pilates,
    health,
    other: isKnown ? Math.max(0, total - pt - pilates - health) : null,
  };
}

export const noSales: Figures = { total: 0, pt: 0, pilates: 0, health: 0, other: 0 };

/** Adds the known figures of a day. */
export function addFigures(sum: Figures, day: DayFigures): Figures {
  return {
    total: sum.total + (day.total ?? 0),
    pt: sum.pt + (day.pt ?? 0),
    pilates: sum.pilates + (day.pilates ?? 0),
    health: sum.health + (day.health ?? 0),
    other: sum.other + (day.other ?? 0),
  };
}

export function totalsOf(rows: readonly SalesRow[]) {
  return rows.map(figuresOf).reduce(addFigures, noSales);
}

/** A comparison with the period before, which the percentage refers to. */
export type Comparison =
  | { kind: 'up' | 'down'; percent: number; difference: number }
  | { kind: 'same' | 'noneBefore' | 'none' };

/** Compares a period's total with the one before; without sales before there is no percentage. */
export function compare(now: number, before: number): Comparison {
  if (before === 0) return { kind: now === 0 ? 'none' : 'noneBefore' };
  if (now === before) return { kind: 'same' };
  const difference = now - before;
  return {
    kind: difference > 0 ? 'up' : 'down',
    percent: (Math.abs(difference) / before) * 100,
    difference,
  };
}
