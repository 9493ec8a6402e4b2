import type { RowOf } from '@fitness/api-contract/client';
import type { SeriesColor } from '@fitness/ui/BarChart';
import type { CsvCell } from '../../lib/csv.ts';
import { figureLabels, type kindLabels, kinds, salesTexts } from './texts.ts';

/** A day's sales in won, as the server lists them. */
export type SalesRow = RowOf<'/api/{product}/admin/sales/reports'>;

/** The kind of a sale; `other` is the remainder of the total, such as the 1-day pass. */
export type Kind = keyof typeof kindLabels;

/** The index of each kind in the colours and patterns of charts. */
export const chartColors: Record<Kind, SeriesColor> = { pt: 0, pilates: 1, health: 2, other: 3 };

/** The columns of the table, in order. */
export const shownFigures = ['total', 'pt', 'pilates', 'health'] as const;

/** All kinds too, so that the kinds add up to the total. */
const allFigures = ['total', ...kinds] as const;

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

/** The sums over all days; null where a day is unknown. */
export function totalsOf(rows: readonly SalesRow[]): Figures {
  const totals: Figures = { total: 0, pt: 0, pilates: 0, health: 0, other: 0 };
  for (const figures of rows.map(figuresOf))
    for (const key of allFigures) {
      const [sum, amount] = [totals[key], figures[key]];
      totals[key] = sum === null || amount === null ? null : sum + amount;
    }
  return totals;
}

/** The lines of the CSV file: the table with the additional column for other sales, totals last. */
export function salesLines(rows: readonly SalesRow[]): CsvCell[][] {
  const lines = [
    { name: salesTexts.date, cells: figureLabels },
    ...rows.map((row) => ({ name: row.date, cells: figuresOf(row) })),
    { name: salesTexts.total, cells: totalsOf(rows) },
  ];
  return lines.map(({ name, cells }) => [name, ...allFigures.map((key) => cells[key])]);
}
