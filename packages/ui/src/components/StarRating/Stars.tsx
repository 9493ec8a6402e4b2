import { useMessages } from '../../internal/messages/messages.ts';
import { ratings, Star } from './Star.tsx';
import * as styles from './StarRating.css.ts';

/** The props of Stars. */
export interface StarsProps {
  /** 0 to 5, rounded to whole stars. */
  value: number;
  /** The accessible name; by default the value of five stars. */
  label?: string;
}

/** A rating, read-only. */
export function Stars({ value, label }: StarsProps) {
  const { ratingOf } = useMessages();
  return (
    <span role="img" aria-label={label ?? ratingOf(value)} className={styles.stars}>
      {ratings.map((stars) => (
        <Star
          key={stars}
          className={styles.star({ isFilled: stars <= Math.round(value), isSmall: true })}
        />
      ))}
    </span>
  );
}
