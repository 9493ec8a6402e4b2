import { Stars } from '@fitness/ui/StarRating';
import { noValue } from '../../../shared/format/format.ts';
import type { Review } from './ratings.ts';
import * as styles from './ReviewList.css.ts';

export interface ReviewListProps {
  /** The reviews of the page, in the server's order. */
  reviews: readonly Review[];
  /** The place of the first of them among all, from 0: with the order it is all that tells reviews apart. */
  offset: number;
}

/** Reviews as they were written: line breaks stay, markup is only text. */
export function ReviewList({ reviews, offset }: ReviewListProps) {
  return (
    <ol role="list" className={styles.list}>
      {reviews.map(({ content, likeStar }, index) => (
        <li key={offset + index} className={styles.review}>
          {likeStar === null ? noValue : <Stars value={likeStar} />}
          <p dir="auto" className={styles.content}>
            {content ?? noValue}
          </p>
        </li>
      ))}
    </ol>
  );
}
