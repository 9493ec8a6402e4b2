import { useRef } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup, Text } from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import { CheckboxBox } from '../../internal/field/CheckboxBox.tsx';
import { belowText, option, text } from '../../internal/field/checkbox.css.ts';
import {
  FieldLayout,
  type FieldProps,
  useField,
  type ValueProps,
} from '../../internal/field/Field.tsx';
import { field } from '../../internal/field/field.css.ts';
import { useSelection } from '../../internal/field/use-selection.ts';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import * as styles from './CheckboxGroup.css.ts';

/** The props of a CheckboxGroup; the value is the ids of the selected items. */
export interface CheckboxGroupProps<Id extends string | number>
  extends FieldProps, ValueProps<readonly Id[], Id[]> {
  items: readonly Item<Id>[];
  /** The direction of the items, by default `vertical`. */
  orientation?: keyof typeof styles.orientations;
}

/** Selects any number of a few visible items; for a long list, use a SelectList. */
export function CheckboxGroup<Id extends string | number>(props: CheckboxGroupProps<Id>) {
  const { items, orientation = 'vertical', name } = props;
  const group = useRef<HTMLDivElement>(null);
  const { messageId, states } = useField(props);
  // Reset after the checkboxes, which react-aria resets one by one from the same value, so that only the last would count.
  const { value, select } = useSelection(props, group, items);
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
      onChange={(selected) => select((id) => selected.includes(String(id)))}
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
