import { expect, it } from 'vitest';
import { type Cell, cells } from '../../apps/web/e2e/faults/cells.ts';
import { choosePairwise } from './choose-pairwise.ts';

const valuesOf = (some: readonly Cell[], fact: (cell: Cell) => string) =>
  [...new Set(some.map(fact))].sort();

const chosen = choosePairwise(cells);

it.each<[string, (cell: Cell) => string]>([
  ['every screen of every operation', ({ operation, screen }) => `${operation} ${screen.id}`],
  ['every fault for every user', ({ fault, screen }) => `${fault} ${screen.user}`],
  ['every fault of a read and of an action', ({ fault, screen }) => `${fault} ${screen.type}`],
])('the chosen cells have %s', (_what, fact) => {
  expect(valuesOf(chosen, fact)).toEqual(valuesOf(cells, fact));
});

it('they are the same on every run, and few enough for every change', () => {
  expect(choosePairwise(cells)).toEqual(chosen);
  expect(chosen.length).toBeLessThanOrEqual(80);
});

it('the cells have different ids', () => {
  expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length);
});
