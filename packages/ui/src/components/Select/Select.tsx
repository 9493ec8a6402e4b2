import { useId } from 'react';
import * as fieldStyles from '../../internal/field/field.css.ts';
import { FieldLabel, type FieldProps } from '../../internal/field/Field.tsx';
import type { Width } from '../../theme/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

/** An option of a Select. */
export interface SelectOption<Value extends string> {
  value: Value;
  label: string;
  isDisabled?: boolean;
}

type SelectFieldProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'name'>;

/** The props of a Select. */
export interface SelectProps<Value extends string> extends SelectFieldProps {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  /** `sm`, still 44px high, is for table rows and toolbars. */
  size?: styles.SelectVariants['size'];
  /** `text` looks like plain text until it is hovered or focused, for a value in each row that rarely changes. */
  look?: styles.SelectVariants['look'];
  /** A fixed width in a row of controls; by default the width of its container. */
  width?: Width;
  /** The ids of elements that distinguish it from fields with the same label, as in rows. */
  'aria-describedby'?: string;
}

/** Selects one of many options in the system's list; for a few, use a RadioGroup. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden, name, value, onChange, options, size, look, width } = props;
  const id = useId();
  const select = (selected: string) => {
    const option = options.find((candidate) => candidate.value === selected);
    if (option) onChange(option.value);
  };
  return (
    <div className={width ? `${fieldStyles.field} ${styles.ownWidth[width]}` : fieldStyles.field}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} htmlFor={id} />
      <div className={styles.frame}>
        <select
          id={id}
          name={name}
          aria-describedby={props['aria-describedby']}
          className={`${fieldStyles.control} ${styles.select({ size, look })}`}
          value={value}
          onChange={(event) => select(event.target.value)}
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
