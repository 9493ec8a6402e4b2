import { describe, expect, it } from 'vitest';
import { pageParam } from '../params.ts';
import { pageOf } from './list-state.ts';

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('the pages of a list', () => {
  it('hold as many rows as their size, in the order given', () => {
    expect(pageOf(rowsOf(21), 1, 10).rows).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(pageOf(rowsOf(21), 3, 10)).toEqual({ rows: [21], page: 3, pageCount: 3, offset: 20 });
  });
  it.each([
    [0, 1],
    [10, 1],
    [11, 2],
  ])('of %i rows are %i', (count, pages) =>
    expect(pageOf(rowsOf(count), 1, 10).pageCount).toBe(pages),
  );
});

describe('the page in the search params', () => {
  const shown = (text: string | null) => pageOf(rowsOf(21), pageParam.read(text), 10).page;

  it('is limited to the existing pages', () => {
    expect(shown('2')).toBe(2);
    expect(shown('9'.repeat(400))).toBe(3);
  });
  it.each([null, '0', '-1', '1.5', '01'])('is the first where it says %o', (text) =>
    expect(shown(text)).toBe(1),
  );
});
