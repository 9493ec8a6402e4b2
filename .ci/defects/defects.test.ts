import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defects } from './defects.ts';

it('every defect can be planted, because what it replaces is once in its file', () => {
  const misplaced = defects.filter(
    ({ file, find }) => readFileSync(file, 'utf8').split(find).length !== 2,
  );
  expect(misplaced.map(({ id }) => id)).toEqual([]);
});
