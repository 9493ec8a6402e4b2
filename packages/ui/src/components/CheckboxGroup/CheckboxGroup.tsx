import { useRef, useState } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup, Text } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { useControlledState } from 'react-stately/useControlledState';
import { CheckboxBox } from '../../internal/field/CheckboxBox.tsx';
import { belowText, option, text } from '../../internal/field/checkbox.css.ts';
import {
  FieldLayout,
  type FieldProps,
  useField,
  type ValueProps,
} from '../../internal/field/Field.tsx';
import { field } from '../../internal/field/field.css.ts';
import { useFormReset } from '../../internal/field/use-form-reset.ts';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import * as styles from './CheckboxGroup.css.ts';

/** The props of a CheckboxGroup; the value is the ids of the selected items. */
export interface CheckboxGroupProps<Id extends string | number>
  extends FieldProps, ValueProps<readonly Id[], Id[]> {
  items: readonly Item<Id>[];
  /** The direction of the items, by default `vertical`. */
  orientation?: keyof typeof styles.orientations;
}

/** Selects any number of a few visible items; for rows with states of their own, use a SelectList. */
export function CheckboxGroup<Id extends string | number>(props: CheckboxGroupProps<Id>) {
  const { items, orientation = 'vertical', name } = props;
  const [value, setValue] = useControlledState<readonly Id[], Id[]>(
    props.value,
    props.defaultValue ?? [],
    props.onChange,
  );
  const [firstValue] = useState(value);
  const group = useRef<HTMLDivElement>(null);
  const { messageId, states } = useField(props);
  const change = (selected: readonly string[]) =>
    setValue(items.map(({ id }) => id).filter((id) => selected.includes(String(id))));
  // After each checkbox of react-aria has reset itself from the same value, so that only the last one would count.
  useFormReset(group, () => change(firstValue.map(String)));
  return (
    <AriaCheckboxGroup
      {...states}
      ref={group}
      id={props.id}
      data-testid={props['data-testid']}
      className={field}
      validationBehavior="aria"
      name={name}
      value={value.map(String)}
      onChange={change}
    >
      <FieldLayout labelElement={Label} {...props} messageId={messageId}>
        <div className={styles.orientations[orientation]}>
          {items.map((item) => (
            <CheckboxField
              key={item.id}
              className={styles.item}
              value={String(item.id)}
              isDisabled={isItemDisabled(item)}
            >
              <CheckboxButton className={option}>
                <CheckboxBox />
                <span className={text}>{item.label}</span>
              </CheckboxButton>
              {item.disabledReason !== undefined && (
                <Text slot="description" className={`${belowText} ${styles.reason}`}>
                  {item.disabledReason}
                </Text>
              )}
            </CheckboxField>
          ))}
        </div>
      </FieldLayout>
    </AriaCheckboxGroup>
  );
}
