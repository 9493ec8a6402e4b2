import type { FieldProps, ValueProps } from '../../internal/field/Field.tsx';
import { RadioField } from '../../internal/field/RadioField.tsx';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { ratings, Star } from './Star.tsx';
import * as styles from './StarRating.css.ts';

/** The props of a StarRating; the value is 1 to 5, or null without a rating, also after the form is reset to that. */
export interface StarRatingProps
  extends Omit<FieldProps, 'label'>, ValueProps<number | null, number> {
  label?: string;
}

/** One element, so that a press does not render it again. */
const star = <Star className={styles.large} />;

/** Selects a rating of one to five stars. */
export function StarRating(props: StarRatingProps) {
  const messages = useMessages();
  return (
    <RadioField {...props} label={props.label ?? messages.rating}>
      {(attributesOf) => (
        <div className={styles.row}>
          {ratings.map((stars) => (
            <label key={stars} className={styles.choice}>
              <input {...attributesOf(stars)} />
              {star}
              <span className={visuallyHidden}>{messages.stars(stars)}</span>
            </label>
          ))}
        </div>
      )}
    </RadioField>
  );
}
