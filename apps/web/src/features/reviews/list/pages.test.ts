import { describe, expect, it } from 'vitest';
import { pageOf } from '../../../shared/list/pages.ts';
import { pageSize } from './pages.ts';

const eleven = Array.from({ length: 11 }, (_, index) => index + 1);

describe('the pages of the list (docs/product.md#reviews)', () => {
  it('hold five reviews each, in the order given @screen:review.list', () => {
    expect(pageOf(eleven, 1, pageSize).pageCount).toBe(3);
    expect(pageOf(eleven, 1, pageSize).rows).toEqual([1, 2, 3, 4, 5]);
    expect(pageOf(eleven, 3, pageSize).rows).toEqual([11]);
  });
});
