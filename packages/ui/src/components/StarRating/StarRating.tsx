import { Label, Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { label as labelStyle } from '../../internal/field.css.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { ratings, Star } from './Star.tsx';
import * as styles from './StarRating.css.ts';

/** The props of a StarRating. */
export interface StarRatingProps {
  label?: string;
  /** 1 to 5, or `null` without a rating. */
  value: number | null;
  onChange: (stars: number) => void;
}

/** Selects a rating of one to five stars. */
export function StarRating({ label = '별점', value, onChange }: StarRatingProps) {
  return (
    <RadioGroup
      className={styles.group}
      orientation="horizontal"
      value={value === null ? null : String(value)}
      onChange={(selected) => onChange(Number(selected))}
    >
      <Label className={labelStyle}>{label}</Label>
      <div className={styles.row}>
        {ratings.map((stars) => (
          <Radio key={stars} value={String(stars)} className={styles.choice}>
            <Star className={styles.star({ isFilled: value !== null && stars <= value })} />
            <span className={visuallyHidden}>{stars}점</span>
          </Radio>
        ))}
        <span className={styles.selected} aria-hidden="true">
          {value === null ? '' : `${value}점`}
        </span>
      </div>
    </RadioGroup>
  );
}
