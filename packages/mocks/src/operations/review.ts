import { allReviews, writeReview } from '../domain/reviews.ts';
import { created, ok, type OperationsOf } from './operation.ts';

/** Reviews. */
export const review = {
  listReviews: ({ studio }) =>
    ok(allReviews(studio).map(({ content, likeStar }) => ({ content, likeStar }))),

  createReview: ({ studio, caller, body }) =>
    created({ reviewId: writeReview(studio, caller.id, body.content, body.likeStar).id }),
} satisfies OperationsOf<'review'>;
