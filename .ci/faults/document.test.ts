import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cells } from '../../apps/web/e2e/faults/cells.ts';
import { documentFile, documentOf, withoutLayout } from './document.ts';

it('the document has every cell of the plan as it was run: pnpm faults --all --write', () => {
  expect(withoutLayout(readFileSync(documentFile, 'utf8'))).toBe(withoutLayout(documentOf(cells)));
});

it('the cells have different ids, at least 300 of them', () => {
  const ids = cells.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(300);
});
