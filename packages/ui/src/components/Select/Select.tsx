import { useId } from 'react';
import * as fieldStyles from '../../internal/field/field.css.ts';
import { FieldLabel, type FieldProps } from '../../internal/field/Field.tsx';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import type { Width } from '../../theme/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

type SelectFieldProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'name'>;

/** The props of a Select. */
export interface SelectProps<Value extends string> extends SelectFieldProps {
  value: Value;
  onChange: (value: Value) => void;
  items: readonly Item<Value>[];
  /** `sm`, still 44px high, is for table rows and toolbars. */
  size?: styles.SelectVariants['size'];
  /** `text` looks like plain text until it is hovered or focused, for a value in each row that rarely changes. */
  variant?: styles.SelectVariants['variant'];
  /** A fixed width in a row of controls; by default the width of its container. */
  width?: Width;
  /** The ids of elements that distinguish it from fields with the same label, as in rows. */
  'aria-describedby'?: string;
}

/** Selects one of many options in the system's list; for a few, use a RadioGroup. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, isLabelHidden, name, value, onChange, items, size, variant, width } = props;
  const id = useId();
  const select = (selected: string) => {
    const option = items.find((candidate) => candidate.id === selected);
    if (option) onChange(option.id);
  };
  return (
    <div className={width ? `${fieldStyles.field} ${styles.ownWidth[width]}` : fieldStyles.field}>
      <FieldLabel label={label} isLabelHidden={isLabelHidden} htmlFor={id} />
      <div className={styles.frame}>
        <select
          id={id}
          name={name}
          aria-describedby={props['aria-describedby']}
          className={`${fieldStyles.control} ${styles.select({ size, variant })}`}
          value={value}
          onChange={(event) => select(event.target.value)}
        >
          {items.map((option) => (
            <option key={option.id} value={option.id} disabled={isItemDisabled(option)}>
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
