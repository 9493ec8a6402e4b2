import type { RootProps } from '../../internal/element-props.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { ratings, Star } from './Star.tsx';
import * as styles from './StarRating.css.ts';

/** The props of Stars. */
export interface StarsProps extends RootProps {
  /** 0 to 5; fractions fill a star partly. */
  value: number;
  /** The accessible name; by default the value out of five stars. */
  label?: string;
}

/** A rating, read-only. */
export function Stars({ value, label, ...root }: StarsProps) {
  const { ratingOf } = useMessages();
  return (
    <span {...root} role="img" aria-label={label ?? ratingOf(value)} className={styles.stars}>
      {ratings.map((stars) => (
        <Star
          key={stars}
          className={styles.small}
          filled={{
            className: styles.filledPart,
            share: Math.min(Math.max(value - stars + 1, 0), 1),
          }}
        />
      ))}
    </span>
  );
}
