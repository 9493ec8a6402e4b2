import type { Review } from '../store/rows.ts';
import type { Studio } from './studio.ts';

export function writeReview(
  { store }: Studio,
  userId: number,
  content: string,
  likeStar: number,
): Review {
  return store.reviews.insert({ userId, content, likeStar });
}

/** Every review, newest first. */
export function allReviews({ store }: Studio): Review[] {
  return store.reviews.all().toReversed();
}
