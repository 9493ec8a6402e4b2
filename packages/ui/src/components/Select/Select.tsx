import { useId, useLayoutEffect, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import * as fieldStyles from '../../internal/field/field.css.ts';
import {
  FieldLayout,
  type FieldProps,
  useField,
  type ValueProps,
} from '../../internal/field/Field.tsx';
import { useFormReset } from '../../internal/field/use-form-reset.ts';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import type { Width } from '../../theme/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

/** The props of a Select; the value is null while nothing is selected, also after the form is reset to that. */
export interface SelectProps<Value extends string>
  extends FieldProps, ValueProps<Value | null, Value> {
  items: readonly Item<Value>[];
  /** Shown while nothing is selected. */
  placeholder?: string;
  /** `sm`, still 44px high, is for table rows and toolbars. */
  size?: styles.SelectVariants['size'];
  /** `plain` looks like text until it is hovered or focused, for a value in each row that rarely changes. */
  variant?: styles.SelectVariants['variant'];
  /** A fixed width in a row of controls; by default the width of its container. */
  width?: Width;
  /** The ids of elements that distinguish it from fields with the same label, as in rows. */
  'aria-describedby'?: string;
}

/** Selects one of many options in the system's list; for a few, use a RadioGroup. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { items, size, variant, width } = props;
  const messages = useMessages();
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const select = useRef<HTMLSelectElement>(null);
  const { messageId, states } = useField(props);
  const [value, setValue] = useControlledState(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  );
  const [firstValue] = useState(value);
  const selected = items.find((item) => item.id === value);
  const first = items.find((item) => item.id === firstValue);
  // Where a user resets the form, the browser selects its own default after React has rendered.
  useLayoutEffect(() => {
    if (select.current === null) return;
    for (const option of select.current.options)
      option.defaultSelected = option.value === (first?.id ?? '');
    // A default that is new to an option also selects it.
    select.current.value = selected?.id ?? '';
  });
  useFormReset(select, () => setValue(firstValue));
  const choose = (chosen: string) => {
    const item = items.find((candidate) => candidate.id === chosen);
    if (item) setValue(item.id);
  };
  return (
    <div className={width ? `${fieldStyles.field} ${styles.ownWidth[width]}` : fieldStyles.field}>
      <FieldLayout {...props} htmlFor={id} messageId={messageId}>
        <div className={styles.frame}>
          <select
            ref={select}
            id={id}
            data-testid={props['data-testid']}
            name={props.name}
            required={states.isRequired}
            disabled={states.isDisabled}
            aria-invalid={states.isInvalid || undefined}
            aria-describedby={states['aria-describedby']}
            className={`${fieldStyles.control} ${styles.select({ size, variant })}`}
            value={selected?.id ?? ''}
            onChange={(event) => choose(event.target.value)}
          >
            {selected === undefined && (
              <option value="" disabled hidden>
                {props.placeholder ?? messages.choose}
              </option>
            )}
            {items.map((item) => (
              <option key={item.id} value={item.id} disabled={isItemDisabled(item)}>
                {item.label}
              </option>
            ))}
          </select>
          <span className={styles.arrow}>
            <Icon name="chevronDown" />
          </span>
        </div>
      </FieldLayout>
    </div>
  );
}
