import { describe, expect, it } from 'vitest';
import { pageCountOf, pageFrom, rowsOn } from './pages.ts';

const eleven = Array.from({ length: 11 }, (_, index) => index + 1);

describe('the pages of the list (docs/product.md#reviews)', () => {
  it('hold five reviews each, in the order given', () => {
    expect(rowsOn(eleven, 1)).toEqual([1, 2, 3, 4, 5]);
    expect(rowsOn(eleven, 2)).toEqual([6, 7, 8, 9, 10]);
    expect(rowsOn(eleven, 3)).toEqual([11]);
  });
  it.each([
    [0, 1],
    [5, 1],
    [6, 2],
    [11, 3],
  ])('of %i reviews are %i', (count, pages) => expect(pageCountOf(count)).toBe(pages));
});

describe('the page in the address', () => {
  it('is the one that it names', () => expect(pageFrom('2', 3)).toBe(2));
  it('is the last where there are not so many', () => {
    expect(pageFrom('9', 3)).toBe(3);
    expect(pageFrom('9'.repeat(400), 3)).toBe(3);
  });
  it.each([null, '', '0', '-1', '1.5', '01', 'two', '2 '])('is the first where it says %o', (value) => expect(pageFrom(value, 3)).toBe(1));
});
