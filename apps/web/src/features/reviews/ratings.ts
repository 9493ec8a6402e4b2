import type { RowOf } from '@fitness/api-contract/client';

/** The fields of a review that the app shows. */
export type Review = Pick<RowOf<'/api/{product}/review'>, 'content' | 'likeStar'>;

/** Reviews on a page (docs/product.md#reviews). */
export const pageSize = 5;

const ratingsOf = (reviews: readonly Review[]) => reviews.flatMap(({ likeStar }) => likeStar ?? []);

/** The mean of all known stars to one decimal, `4.5`; null without any. */
export function averageOf(reviews: readonly Review[]): string | null {
  const ratings = ratingsOf(reviews);
  if (ratings.length === 0) return null;
  return (ratings.reduce((total, stars) => total + stars, 0) / ratings.length).toFixed(1);
}

/** How many reviews have each number of stars, five first, and their percentage. */
export function distributionOf(reviews: readonly Review[]) {
  const ratings = ratingsOf(reviews);
  return [5, 4, 3, 2, 1].map((stars) => {
    const count = ratings.filter((rating) => rating === stars).length;
    return { stars, count, share: ratings.length === 0 ? 0 : (count / ratings.length) * 100 };
  });
}

/** The three newest reviews with stars and a text that is short enough to be quoted. */
export function quotesOf(reviews: readonly Review[]) {
  return reviews
    .flatMap(({ content, likeStar }) =>
      content === null || content.length > 100 || likeStar === null ? [] : { content, likeStar },
    )
    .slice(0, 3);
}
