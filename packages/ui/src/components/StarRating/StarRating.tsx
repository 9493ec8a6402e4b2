import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { label as labelStyle } from '../../internal/field.css.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { Star } from './Star.tsx';
import * as styles from './StarRating.css.ts';

export interface StarRatingProps {
  /** The visible label, and the group's accessible name. */
  label?: string;
  /** The chosen number of stars, or null. */
  value: number | null;
  /** Called with 1 to 5. */
  onChange: (stars: number) => void;
}

const choices = [1, 2, 3, 4, 5];

/** Chooses one to five stars, by pointer or with the arrow keys. */
export function StarRating({ label = '별점', value, onChange }: StarRatingProps) {
  return (
    <RadioGroup
      className={styles.group}
      orientation="horizontal"
      value={value === null ? null : String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    >
      <Label className={labelStyle}>{label}</Label>
      <div className={styles.row}>
        {choices.map((stars) => (
          <Radio key={stars} value={String(stars)} className={styles.choice}>
            <Star className={styles.star({ isFilled: value !== null && stars <= value })} />
            <span className={visuallyHidden}>{stars}점</span>
          </Radio>
        ))}
        <span className={styles.chosen} aria-hidden="true">
          {value === null ? '' : `${value}점`}
        </span>
      </div>
    </RadioGroup>
  );
}
