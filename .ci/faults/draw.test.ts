import { expect, it } from 'vitest';
import { draw } from './draw.ts';

const items = Array.from({ length: 455 }, (_, index) => index);

it('draws as many different items as wanted, in their order', () => {
  const drawn = draw(items, 60, 20261123);
  expect(drawn).toHaveLength(60);
  expect(drawn).toEqual([...new Set(drawn)].sort((a, b) => a - b));
});

it('draws the same items for the same seed, and others for another one', () => {
  expect(draw(items, 60, 7)).toEqual(draw(items, 60, 7));
  expect(draw(items, 60, 8)).not.toEqual(draw(items, 60, 7));
});

it('draws all items where there are no more', () => {
  expect(draw([1, 2, 3], 60, 7)).toEqual([1, 2, 3]);
});

it('reaches every item over some seeds', () => {
  const seeds = Array.from({ length: 100 }, (_, seed) => draw(items, 60, seed));
  expect(new Set(seeds.flat()).size).toBe(items.length);
});
