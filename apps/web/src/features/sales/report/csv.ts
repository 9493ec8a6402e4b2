import { figuresOf, type SalesRow, totalsOf } from './figures.ts';
import { figureLabels, kinds, salesTexts } from '../texts.ts';

/** Spreadsheets read a cell with one of these first, also in full width, as a formula. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell: empty for null, never a formula, quoted where it contains a separator. */
export function csvCell(value: string | number | null) {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = beginsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** All kinds, so that the cells of a line add up to its total. */
const figures = ['total', ...kinds] as const;

/** The table and 기타 as CSV: UTF-8 with a byte order mark, the totals last. */
export function salesCsv(rows: readonly SalesRow[]) {
  const lines = [
    { name: salesTexts.date, cells: figureLabels },
    ...rows.map((row) => ({ name: row.date, cells: figuresOf(row) })),
    { name: salesTexts.total, cells: totalsOf(rows) },
  ];
  const csv = lines.map(({ name, cells }) =>
    [name, ...figures.map((key) => cells[key])].map(csvCell).join(','),
  );
  return `\uFEFF${csv.join('\r\n')}\r\n`;
}
