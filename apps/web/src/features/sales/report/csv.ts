import { figuresOf, type SalesRow, totalsOf } from './figures.ts';
import { figureLabels, kinds, salesTexts } from '../texts.ts';

/** Spreadsheets evaluate a cell that starts with one of these characters, also in full width, as a formula (CSV injection). */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** Encodes a cell: empty for null, escaped if it looks like a formula, quoted if it contains a separator. */
export function csvCell(value: string | number | null) {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = beginsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** All kinds, so that the cells of a row add up to its total. */
const figures = ['total', ...kinds] as const;

/** The table with the additional column 기타 as CSV: UTF-8 with a byte order mark, totals last. */
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
