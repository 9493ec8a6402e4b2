import type { CsvCell } from '../../../shared/export/csv.ts';
import { figuresOf, type SalesRow, totalsOf } from './figures.ts';
import { figureLabels, kinds, salesTexts } from '../texts.ts';

/** All kinds, so that the cells of a row add up to its total. */
const figures = ['total', ...kinds] as const;

/** The lines of the CSV file: the table with the additional column for other sales, totals last. */
export function salesLines(rows: readonly SalesRow[]): CsvCell[][] {
  const lines = [
    { name: salesTexts.date, cells: figureLabels },
    ...rows.map((row) => ({ name: row.date, cells: figuresOf(row) })),
    { name: salesTexts.total, cells: totalsOf(rows) },
  ];
  return lines.map(({ name, cells }) => [name, ...figures.map((key) => cells[key])]);
}
