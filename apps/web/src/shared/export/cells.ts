import { withoutFormula } from './csv.ts';

/** A text as a cell: on one line, neither a formula nor the beginning of a quoted cell, which could end in another cell. */
function cell(text: string) {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line.startsWith('"') ? `'${line}` : withoutFormula(line);
}

/** Lines of cells as a text that can be pasted into a spreadsheet or a message. */
export function cellsText(lines: readonly (readonly string[])[]) {
  return lines.map((cells) => cells.map(cell).join('\t')).join('\n');
}
