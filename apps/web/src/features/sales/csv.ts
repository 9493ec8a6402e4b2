import { type DayFigures, figuresOf, type SalesRow, totalsOf } from './figures.ts';
import { kindLabels, salesTexts } from './texts.ts';

/** Spreadsheets take a cell that begins with one of these, also in its full width, for a formula. */
const beginsFormula = /^[=+\-@\t\r\n＝＋－＠]/;

/** One cell: a number as it is, empty where it is unknown; a text never a formula, and in quotes where it holds a separator. */
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

/** The table as a file for spreadsheets: UTF-8 with a byte order mark, amounts as plain numbers, the totals last. */
export function salesCsv(rows: readonly SalesRow[]) {
  const lines = [
    header,
    ...rows.map((row) => line(row.date, figuresOf(row))),
    line(salesTexts.total, totalsOf(rows)),
  ];
  return `\uFEFF${lines.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}
