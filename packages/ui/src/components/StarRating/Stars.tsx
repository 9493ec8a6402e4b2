import { Star } from './Star.tsx';
import * as styles from './StarRating.css.ts';

export interface StarsProps {
  /** How many stars of five; a fraction (of an average) is rounded to the nearest whole star. */
  value: number;
  /** What is read out; without it `별점 5점 만점에 4점`. */
  label?: string;
}

const places = [1, 2, 3, 4, 5];

/** A rating to look at. */
export function Stars({ value, label = `별점 5점 만점에 ${value}점` }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {places.map((place) => (
        <Star
          key={place}
          className={styles.star({ isFilled: place <= Math.round(value), isSmall: true })}
        />
      ))}
    </span>
  );
}
