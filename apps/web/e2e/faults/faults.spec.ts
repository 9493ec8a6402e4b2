import { cells } from './cells.ts';
import { runCell } from './run-cell.ts';
import { test } from './test.ts';

// Chosen by `pnpm faults`.
const chosen = process.env['FAULT_CELLS']?.split(',');

for (const cell of cells.filter(({ id }) => chosen?.includes(id) ?? true))
  test(cell.id, { tag: cell.fault === 'odd-rows' ? '@list:invalid-rows' : [] }, ({ page }) =>
    runCell(page, cell),
  );
