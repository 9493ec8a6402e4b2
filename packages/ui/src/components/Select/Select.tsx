import { useId } from 'react';
import * as fieldStyles from '../../internal/field.css.ts';
import { FieldLabel, type FieldProps } from '../../internal/Field.tsx';
import { Icon } from '../../internal/Icon.tsx';
import * as styles from './Select.css.ts';

/** One of the things to choose from. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string> extends Pick<
  FieldProps,
  'label' | 'isLabelHidden'
> {
  /** The name under which a form knows it. */
  name?: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  /** `sm` is for rows of a table and tool bars; both are at least 44px high. */
  size?: styles.SelectVariants['size'];
}

/** One choice out of many, opened in the system's own list; for a few that should all be in view, use a RadioGroup. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden, name, value, onChange, options, size } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <div className={fieldStyles.field}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} htmlFor={id} />
      <div className={styles.frame}>
        <select
          id={id}
          name={name}
          className={`${fieldStyles.control} ${styles.select({ size })}`}
          value={value}
          onChange={(event) => choose(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={styles.arrow}>
          <Icon name="chevronDown" />
        </span>
      </div>
    </div>
  );
}
