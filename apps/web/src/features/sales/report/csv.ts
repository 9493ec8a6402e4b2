import { type DayFigures, figuresOf, type SalesRow, totalsOf } from './figures.ts';
import { kindLabels, salesTexts } from '../texts.ts';

/** Spreadsheets read a cell with one of these first, also in full width, as a formula. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** A cell: empty for null, never a formula, quoted where it contains a separator. */
export function csvCell(value: string | number | null) {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = beginsFormula.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const header = [
  salesTexts.date,
  salesTexts.amount,
  kindLabels.pt,
  kindLabels.pilates,
  kindLabels.health,
];

const line = (name: string, { total, pt, pilates, health }: DayFigures) => [
  name,
  total,
  pt,
  pilates,
  health,
];

/** The table as CSV: UTF-8 with a byte order mark, the totals last. */
export function salesCsv(rows: readonly SalesRow[]) {
  const lines = [
    header,
    ...rows.map((row) => line(row.date, figuresOf(row))),
    line(salesTexts.total, totalsOf(rows)),
  ];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
