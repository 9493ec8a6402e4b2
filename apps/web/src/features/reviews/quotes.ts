import { isVisible } from '@fitness/api-contract/clean-text';
import { lettersOf } from '@fitness/ui/TruncatedText';
import type { Review } from './ratings.ts';

/** A review with a text and stars. */
export type Quote = { content: string; likeStar: number };

/** How many reviews are quoted, and the most letters of each. */
const [count, length] = [3, 60];

const isQuotable = (review: Review): review is Quote =>
  review.content !== null && isVisible(review.content) && review.likeStar !== null;

/** The newest reviews that are short enough; a longer one is cut only where there are too few. */
export function quotesOf(reviews: readonly Review[]): Quote[] {
  const quotable = reviews.filter(isQuotable);
  const isShort = ({ content }: Quote) => lettersOf(content).length <= length;
  const cut = ({ content, likeStar }: Quote) => ({
    likeStar,
    content: `${lettersOf(content)
      .slice(0, length - 1)
      .join('')
      .trimEnd()}…`,
  });
  const short = quotable.filter(isShort);
  const long = quotable.filter((quote) => !isShort(quote)).map(cut);
  return [...short, ...long].slice(0, count);
}
