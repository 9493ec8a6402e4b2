import { ratings, Star } from './Star.tsx';
import * as styles from './StarRating.css.ts';

/** The props of Stars. */
export interface StarsProps {
  /** 0 to 5, rounded to whole stars. */
  value: number;
  /** The accessible name; by default `별점 5점 만점에 4점`. */
  label?: string;
}

/** A rating, read-only. */
export function Stars({ value, label = `별점 5점 만점에 ${value}점` }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {ratings.map((stars) => (
        <Star
          key={stars}
          className={styles.star({ isFilled: stars <= Math.round(value), isSmall: true })}
        />
      ))}
    </span>
  );
}
