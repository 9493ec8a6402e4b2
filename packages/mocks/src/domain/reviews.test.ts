import { describe, expect, it } from 'vitest';
import { testStudio } from '../../testing/studio.ts';
import { allReviews, writeReview } from './reviews.ts';

describe('reviews', () => {
  it('are listed newest first', () => {
    const { studio } = testStudio();
    writeReview(studio, 101, '좋아요', 5);
    writeReview(studio, 102, '또 올게요', 4);
    expect(allReviews(studio).map((review) => review.content)).toEqual(['또 올게요', '좋아요']);
  });
});
