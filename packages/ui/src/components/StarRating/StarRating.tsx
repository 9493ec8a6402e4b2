import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { useControlledState } from 'react-stately/useControlledState';
import { field } from '../../internal/field/field.css.ts';
import {
  FieldLayout,
  type FieldProps,
  useField,
  type ValueProps,
} from '../../internal/field/Field.tsx';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { ratings, Star } from './Star.tsx';
import * as styles from './StarRating.css.ts';

/** The props of a StarRating; the value is 1 to 5, or null without a rating, also after the form is reset to that. */
export interface StarRatingProps
  extends Omit<FieldProps, 'label'>, ValueProps<number | null, number> {
  label?: string;
}

/** Selects a rating of one to five stars. */
export function StarRating({ label, ...props }: StarRatingProps) {
  const messages = useMessages();
  const { messageId, states } = useField({ ...props, label: label ?? messages.rating });
  const [value, setValue] = useControlledState(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  );
  return (
    <RadioGroup
      {...states}
      id={props.id}
      data-testid={props['data-testid']}
      className={field}
      orientation="horizontal"
      validationBehavior="aria"
      name={props.name}
      value={value === null ? null : String(value)}
      // react-aria calls with null when the form is reset to no rating.
      onChange={(selected: string | null) => setValue(selected === null ? null : Number(selected))}
    >
      <FieldLayout
        labelElement={Label}
        {...props}
        label={label ?? messages.rating}
        messageId={messageId}
      >
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
      </FieldLayout>
    </RadioGroup>
  );
}
