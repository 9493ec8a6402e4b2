import { expect, it } from 'vitest';
import { implementation } from './index.ts';
import { ok, type Operations } from './operation.ts';

it('the implementation does not compile with a missing operation or a response of another shape', () => {
  const { createReview, ...others } = implementation;
  // @ts-expect-error createReview is missing
  const incomplete: Operations = others;
  const wrongResponse: Operations = {
    ...implementation,
    // @ts-expect-error likeStar must be a number
    listReviews: () => ok([{ content: '좋아요', likeStar: '5' }]),
    createReview,
  };
  expect([incomplete, wrongResponse]).toHaveLength(2);
});
