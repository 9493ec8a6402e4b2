import { cells } from './cells.ts';
import { runCell } from './run-cell.ts';
import { test } from './test.ts';

// Drawn by `pnpm faults`.
const drawn = process.env['FAULT_CELLS']?.split(',');

for (const cell of cells.filter(({ id }) => drawn?.includes(id) ?? true))
  test(cell.id, ({ page }) => runCell(page, cell));
