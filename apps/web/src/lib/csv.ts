import { unseen } from './input.ts';

/** Spreadsheets evaluate a cell that starts like this as a formula (CSV injection); some drop what is not seen before it. */
const beginsFormula = new RegExp(String.raw`^(?:[\t\r\n]|[${unseen}\p{C}]*[=+\-@])`, 'u');

/** The text with an apostrophe before it if it looks like a formula. */
export function withoutFormula(text: string) {
  // NFKC has one form of full-width and small characters.
  return beginsFormula.test(text.normalize('NFKC')) ? `'${text}` : text;
}

/** A value of an exported file; null is unknown. */
export type CsvCell = string | number | null;

/** Encodes a cell: empty for null, escaped if it looks like a formula, quoted if it contains a separator. */
export function csvCell(value: CsvCell) {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const text = withoutFormula(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Lines of cells as the text of a CSV file: UTF-8 with a byte order mark, from which Excel knows that it is Korean. */
export function csvOf(lines: readonly (readonly CsvCell[])[]) {
  return `\uFEFF${lines.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('')}`;
}

/** A text as a cell: on one line, neither a formula nor the beginning of a quoted cell, which could end in another cell. */
function cell(text: string) {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.startsWith('"') ? `'${line}` : withoutFormula(line);
}

/** Lines of cells as a text that can be pasted into a spreadsheet or a message. */
export function cellsText(lines: readonly (readonly string[])[]) {
  return lines.map((cells) => cells.map(cell).join('\t')).join('\n');
}
