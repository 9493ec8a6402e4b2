import { describe, expect, it } from 'vitest';
import { nearestPage, pageWindow } from './page-window.ts';

describe('the entries of a pagination', () => {
  it('are all pages while they fit', () => {
    expect(pageWindow(1, 1, 5)).toEqual([1]);
    expect(pageWindow(3, 5, 5)).toEqual([1, 2, 3, 4, 5]);
  });

  it('have a gap before the last page near the beginning', () => {
    expect(pageWindow(1, 20, 7)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
    expect(pageWindow(4, 20, 7)).toEqual([1, 2, 3, 4, 5, 'gap', 20]);
  });

  it('have a gap on both sides in the middle', () => {
    expect(pageWindow(10, 20, 7)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
    expect(pageWindow(10, 20, 5)).toEqual([1, 'gap', 10, 'gap', 20]);
  });

  it('have a gap after the first page near the end', () => {
    expect(pageWindow(17, 20, 7)).toEqual([1, 'gap', 16, 17, 18, 19, 20]);
    expect(pageWindow(20, 20, 5)).toEqual([1, 'gap', 18, 19, 20]);
  });

  it('always include the current page, the first and the last, in exactly `slots` entries', () => {
    for (const slots of [5, 7, 9]) {
      for (let page = 1; page <= 30; page += 1) {
        const shown = pageWindow(page, 30, slots);
        expect(shown).toHaveLength(slots);
        expect(shown).toEqual(expect.arrayContaining([1, page, 30]));
      }
    }
  });
});

describe('the current page', () => {
  it.each([
    [3, 5, 3],
    [50, 5, 5],
    [6, 5, 5],
    [Infinity, 5, 5],
    [0, 5, 1],
    [-3, 5, 1],
    [2.5, 5, 2],
    [Number.NaN, 5, 1],
    [1, 0, 1],
    [7, 0, 1],
  ])('for %d of 1 to %d is %d', (page, pageCount, nearest) => {
    expect(nearestPage(page, pageCount)).toBe(nearest);
  });
});
