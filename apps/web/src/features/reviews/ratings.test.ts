import { describe, expect, it } from 'vitest';
import { averageOf, distributionOf, quotesOf } from './ratings.ts';

const withStars = (...stars: (number | null)[]) =>
  stars.map((likeStar) => ({ content: '좋습니다.', likeStar }));

describe('the average (docs/product.md#reviews)', () => {
  it('is the mean of all stars to one decimal', () => {
    expect(averageOf(withStars(5, 4, 4))).toBe('4.3');
    expect(averageOf(withStars(5, 5))).toBe('5.0');
  });
  it('leaves out stars that are unknown @unknown:sums', () =>
    expect(averageOf(withStars(5, null, 4))).toBe('4.5'));
  it('is null without reviews', () =>
    expect([averageOf([]), averageOf(withStars(null))]).toEqual([null, null]));
});

describe('the distribution', () => {
  it('counts each number of known stars, five first, also those without reviews', () => {
    expect(distributionOf(withStars(5, 5, 3, null, 1))).toEqual([
      { stars: 5, count: 2, share: 50 },
      { stars: 4, count: 0, share: 0 },
      { stars: 3, count: 1, share: 25 },
      { stars: 2, count: 0, share: 0 },
      { stars: 1, count: 1, share: 25 },
    ]);
    expect(distributionOf([])[0]).toEqual({ stars: 5, count: 0, share: 0 });
  });
});

it('the quoted reviews are the three newest short ones with stars, whatever their number', () => {
  const review = (content: string | null, likeStar: number | null = 5) => ({ content, likeStar });
  const long = review('가'.repeat(101));
  const short = review('가'.repeat(100));
  const reviews = [review(null), review('하나', 2), review('둘', null), long, short];
  expect(quotesOf([...reviews, review('셋'), review('넷')])).toEqual([
    review('하나', 2),
    short,
    review('셋'),
  ]);
});
