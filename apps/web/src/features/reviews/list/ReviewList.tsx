import { Stars } from '@fitness/ui/StarRating';
import { noValue } from '../../../shared/format/format.ts';
import type { Review } from './ratings.ts';
import * as styles from './ReviewList.css.ts';

export interface ReviewListProps {
  reviews: readonly Review[];
  /** The index of the first one among all reviews, which have no id. */
  offset: number;
}

/** Reviews with their line breaks. */
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
