import { describe, expect, it } from 'vitest';
import { pageCountOf, pageFrom, rowsOn } from './pages.ts';

const rows = Array.from({ length: 21 }, (_, index) => index + 1);

describe('the pages of a list', () => {
  it('hold as many rows as their size, in the order given', () => {
    expect(rowsOn(rows, 1, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(rowsOn(rows, 3, 10)).toEqual([21]);
  });
  it.each([
    [0, 1],
    [10, 1],
    [11, 2],
    [100_000, 10_000],
  ])('of %i rows are %i', (count, pages) => expect(pageCountOf(count, 10)).toBe(pages));
});

describe('the page that an address names', () => {
  it('is kept within those that there are', () => {
    expect(pageFrom('2', 3)).toBe(2);
    expect(pageFrom('9', 3)).toBe(3);
    expect(pageFrom('9'.repeat(400), 3)).toBe(3);
  });
  it.each([null, '', '0', '-1', '1.5', '01', 'two', '2 '])(
    'is the first where it says %o',
    (value) => expect(pageFrom(value, 3)).toBe(1),
  );
});
