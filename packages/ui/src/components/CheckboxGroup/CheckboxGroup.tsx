import { type ReactNode, useId, useRef } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxBox } from '../../internal/field/CheckboxBox.tsx';
import {
  FieldLayout,
  type FieldProps,
  useField,
  type ValueProps,
} from '../../internal/field/Field.tsx';
import { field } from '../../internal/field/field.css.ts';
import { useSelection } from '../../internal/field/use-selection.ts';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { Checkbox } from '../Checkbox/index.ts';
import * as styles from './CheckboxGroup.css.ts';

/** An item of a CheckboxGroup; its `lead` and `label` together name its checkbox. */
export interface CheckboxItem<Id extends string | number> extends Omit<Item<Id>, 'label'> {
  label: ReactNode;
  /** In a list, the value by which the rows are ordered, for example a time. */
  lead?: ReactNode;
  /** The machine-readable date or time of the lead. */
  dateTime?: string | undefined;
}

/** The props of a CheckboxGroup; the value is the ids of the selected items, in the order of `items`. */
export interface CheckboxGroupProps<Id extends string | number>
  extends FieldProps, ValueProps<readonly Id[], Id[]> {
  items: readonly CheckboxItem<Id>[];
  /** `list` draws a frame around each item, and has a checkbox for all of them. */
  variant?: keyof typeof styles.groups;
}

/** Selects any number of visible items; those that cannot be selected show the reason. */
export function CheckboxGroup<Id extends string | number>(props: CheckboxGroupProps<Id>) {
  const { items, name, variant = 'inline' } = props;
  const messages = useMessages();
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const { messageId, states } = useField(props);
  const { value, select, toggle } = useSelection(props, group, items);
  const selectable = states.isDisabled ? [] : items.filter((item) => !isItemDisabled(item));
  const chosen = selectable.filter(({ id }) => value.includes(id));
  const areAllSelected = chosen.length === selectable.length;
  const selectAll = () =>
    select((id) =>
      selectable.some((item) => item.id === id) ? !areAllSelected : value.includes(id),
    );
  return (
    <div
      ref={group}
      id={props.id}
      data-testid={props['data-testid']}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={states['aria-describedby']}
      className={field}
    >
      <FieldLayout {...props} labelId={labelId} messageId={messageId}>
        {variant === 'list' && selectable.length > 0 && (
          <div className={styles.all}>
            <Checkbox
              label={messages.selectAll}
              isSelected={areAllSelected}
              isIndeterminate={chosen.length > 0 && !areAllSelected}
              onChange={selectAll}
            />
          </div>
        )}
        <ul role="list" className={styles.groups[variant]}>
          {items.map((item) => {
            const isDisabled = !selectable.includes(item);
            const reasonId = item.disabledReason && `${labelId}-${item.id}`;
            const Lead = item.dateTime === undefined ? 'span' : 'time';
            return (
              <li key={item.id}>
                <CheckboxField
                  className={styles.rows[variant]}
                  name={name}
                  value={String(item.id)}
                  isSelected={value.includes(item.id)}
                  isDisabled={isDisabled}
                  isInvalid={!isDisabled && states.isInvalid}
                  isRequired={states.isRequired && value.length === 0}
                  validationBehavior="aria"
                  aria-describedby={reasonId}
                  onChange={() => toggle(item.id)}
                >
                  <CheckboxButton className={styles.labels[variant]}>
                    <CheckboxBox />
                    {item.lead !== undefined && (
                      <Lead className={styles.lead} dateTime={item.dateTime}>
                        {item.lead}
                      </Lead>
                    )}{' '}
                    <span className={item.lead === undefined ? styles.text : styles.afterLead}>
                      {item.label}
                    </span>
                  </CheckboxButton>
                  {item.disabledReason && (
                    <p id={reasonId} className={styles.reasons[variant]}>
                      {item.disabledReason}
                    </p>
                  )}
                </CheckboxField>
              </li>
            );
          })}
        </ul>
      </FieldLayout>
    </div>
  );
}
