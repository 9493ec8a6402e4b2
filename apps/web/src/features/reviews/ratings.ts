import type { components } from '@fitness/api-contract/schema';

/** One review, as the server lists it. */
export type Review = components['schemas']['Review'];

/** The mean of all stars to one decimal, `4.5`; null without reviews. */
export const averageOf = (reviews: readonly Review[]): string | null => {
  if (reviews.length === 0) return null;
  const sum = reviews.reduce((total, { likeStar }) => total + likeStar, 0);
  return (sum / reviews.length).toFixed(1);
};

/** How many reviews gave this many stars, and which share of all they are (0 to 100). */
export type Bar = { stars: number; count: number; share: number };

/** A bar for each number of stars, five first. */
export const distributionOf = (reviews: readonly Review[]): Bar[] =>
  [5, 4, 3, 2, 1].map((stars) => {
    const count = reviews.filter(({ likeStar }) => likeStar === stars).length;
    return { stars, count, share: reviews.length === 0 ? 0 : (count / reviews.length) * 100 };
  });
