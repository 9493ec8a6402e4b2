import { operations } from '@fitness/api-contract/operations';
import { describe, expect, it } from 'vitest';
import { implementation } from './index.ts';
import { ok, type Operations, type OperationsOf } from './operation.ts';

describe('the implementation', () => {
  it('has every operation of the contract and no other', () => {
    expect(Object.keys(implementation).sort()).toEqual(Object.keys(operations).sort());
  });

  it('does not compile with a missing operation or a response of another shape', () => {
    const { createReview, ...others } = implementation;
    // @ts-expect-error createReview is missing
    const incomplete: Operations = others;
    const wrongResponse = {
      // @ts-expect-error likeStar must be a number
      listReviews: () => ok([{ content: '좋아요', likeStar: '5' }]),
      createReview,
    } satisfies OperationsOf<'review'>;
    expect([incomplete, wrongResponse]).toHaveLength(2);
  });
});
