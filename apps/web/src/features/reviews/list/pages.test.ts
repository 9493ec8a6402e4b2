import { describe, expect, it } from 'vitest';
import { pageCountOf, rowsOn } from '../../../shared/list/pages.ts';
import { pageSize } from './pages.ts';

const eleven = Array.from({ length: 11 }, (_, index) => index + 1);

describe('the pages of the list (docs/product.md#reviews)', () => {
  it('hold five reviews each, in the order given @screen:review.list', () => {
    expect(pageCountOf(eleven.length, pageSize)).toBe(3);
    expect(rowsOn(eleven, 1, pageSize)).toEqual([1, 2, 3, 4, 5]);
    expect(rowsOn(eleven, 3, pageSize)).toEqual([11]);
  });
});
