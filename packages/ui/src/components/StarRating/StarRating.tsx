import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { FieldLabel } from '../../internal/field/Field.tsx';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { ratings, Star } from './Star.tsx';
import * as styles from './StarRating.css.ts';

/** The props of a StarRating. */
export interface StarRatingProps {
  label?: string;
  /** 1 to 5, or `null` without a rating. */
  value: number | null;
  onChange: (stars: number) => void;
  /** Marks the label; the mark is not part of the accessible name. */
  isRequired?: boolean;
}

/** Selects a rating of one to five stars. */
export function StarRating({ label, value, onChange, isRequired }: StarRatingProps) {
  const messages = useMessages();
  return (
    <RadioGroup
      className={styles.group}
      orientation="horizontal"
      validationBehavior="aria"
      isRequired={isRequired}
      value={value === null ? null : String(value)}
      onChange={(selected) => onChange(Number(selected))}
    >
      <FieldLabel label={label ?? messages.rating} isRequired={isRequired} />
      <div className={styles.row}>
        {ratings.map((stars) => (
          <Radio key={stars} value={String(stars)} className={styles.choice}>
            <Star className={styles.star({ isFilled: value !== null && stars <= value })} />
            <span className={visuallyHidden}>{messages.stars(stars)}</span>
          </Radio>
        ))}
        <span className={styles.selected} aria-hidden="true">
          {value === null ? '' : messages.stars(value)}
        </span>
      </div>
    </RadioGroup>
  );
}
