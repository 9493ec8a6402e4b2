import type { components } from '@fitness/api-contract/schema';
import type { kindLabels } from './texts.ts';

/** A day's sales in won, as the server lists them. */
export type SalesRow = components['schemas']['SalesReportRow'];

/** What was sold; `other` is what the total holds beyond the three kinds: the 1-day pass. */
export type Kind = keyof typeof kindLabels;

/** Sales in won: the total, and its parts by kind. */
export type Figures = Record<Kind | 'total', number>;

/** A day's sales by kind. */
export const figuresOf = ({ totalAmount, ptTotalAmount, pltTotalAmount, htTotalAmount }: SalesRow): Figures => ({
  total: totalAmount,
  pt: ptTotalAmount,
  pilates: pltTotalAmount,
  health: htTotalAmount,
  other: Math.max(0, totalAmount - ptTotalAmount - pltTotalAmount - htTotalAmount),
});

/** Nothing sold. */
export const noSales: Figures = { total: 0, pt: 0, pilates: 0, health: 0, other: 0 };

/** The sum of two figures. */
export const plus = (a: Figures, b: Figures): Figures => ({
  total: a.total + b.total,
  pt: a.pt + b.pt,
  pilates: a.pilates + b.pilates,
  health: a.health + b.health,
  other: a.other + b.other,
});

/** The sums over all days. */
export const totalsOf = (rows: readonly SalesRow[]) => rows.map(figuresOf).reduce(plus, noSales);

/** How a period's sales compare with those of the one before; the percentage is of the period before. */
export type Comparison = { kind: 'up' | 'down'; percent: number; difference: number } | { kind: 'same' | 'noneBefore' | 'none' };

/** Compares a period's total with the total of the one before; from nothing there is no percentage. */
export const compare = (now: number, before: number): Comparison => {
  if (before === 0) return { kind: now === 0 ? 'none' : 'noneBefore' };
  if (now === before) return { kind: 'same' };
  const difference = now - before;
  return { kind: difference > 0 ? 'up' : 'down', percent: (Math.abs(difference) / before) * 100, difference };
};
