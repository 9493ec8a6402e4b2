import { createElement, type ReactNode, useId, useRef } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxBox } from '../../internal/field/CheckboxBox.tsx';
import {
  FieldMessage,
  type FieldProps,
  useField,
  type ValueProps,
} from '../../internal/field/Field.tsx';
import { requiredMark } from '../../internal/field/field.css.ts';
import { useSelection } from '../../internal/field/use-selection.ts';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './SelectList.css.ts';

/** An item of a SelectList, a row; its `lead` and `title` together name its checkbox. */
export interface SelectListItem<Id extends string | number> extends Omit<Item<Id>, 'label'> {
  /** The value by which the rows are ordered, for example a time. */
  lead?: ReactNode;
  /** The machine-readable date or time of the lead. */
  dateTime?: string | undefined;
  title: ReactNode;
}

/** The props of a SelectList; the value is the ids of the selected items, in the order of `items`. */
export interface SelectListProps<Id extends string | number>
  extends FieldProps, ValueProps<readonly Id[], Id[]> {
  items: readonly SelectListItem<Id>[];
}

interface SelectRowProps {
  item: SelectListItem<string | number>;
  name: string | undefined;
  isDisabled: boolean;
  isSelected: boolean;
  /** Whether the whole list is invalid. */
  isInvalid: boolean;
  onChange: () => void;
}

/** A row with a checkbox; all of it is the label. */
function SelectRow({ item, isDisabled, isInvalid, ...checkbox }: SelectRowProps) {
  const { id, lead, dateTime, title, disabledReason } = item;
  const reasonId = useId();
  const leadElement = dateTime === undefined ? 'span' : 'time';
  return (
    <li>
      <CheckboxField
        {...checkbox}
        className={isDisabled ? styles.disabled : styles.row}
        value={String(id)}
        isDisabled={isDisabled}
        isInvalid={!isDisabled && isInvalid}
        validationBehavior="aria"
        aria-describedby={disabledReason && reasonId}
      >
        <CheckboxButton className={styles.label}>
          <CheckboxBox />
          {lead !== undefined &&
            createElement(leadElement, { className: styles.lead, dateTime }, lead)}{' '}
          <span className={lead === undefined ? styles.wideTitle : styles.title}>{title}</span>
        </CheckboxButton>
        {disabledReason && (
          <p id={reasonId} className={styles.reason}>
            {disabledReason}
          </p>
        )}
      </CheckboxField>
    </li>
  );
}

/** A list with multiple selection; rows that cannot be selected show the reason. */
export function SelectList<Id extends string | number>(props: SelectListProps<Id>) {
  const { label, isLabelHidden, items, name, hint, error, disabledReason } = props;
  const messages = useMessages();
  const labelId = useId();
  const group = useRef<HTMLElement>(null);
  const { messageId, states } = useField(props);
  const selectable = states.isDisabled ? [] : items.filter((item) => !isItemDisabled(item));
  const { value, select, toggle } = useSelection(props, group, selectable);
  const chosen = selectable.filter(({ id }) => value.includes(id));
  const areAllSelected = chosen.length === selectable.length;
  return (
    <Stack
      ref={group}
      id={props.id}
      data-testid={props['data-testid']}
      role="group"
      aria-labelledby={labelId}
      aria-describedby={states['aria-describedby']}
      gap="xs"
    >
      {isLabelHidden ? (
        <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      ) : (
        <Text as="span" id={labelId} size="sm" weight="medium">
          <span className={states.isRequired ? requiredMark : undefined}>{label}</span>
        </Text>
      )}
      {selectable.length > 0 && (
        <div className={styles.all}>
          <Checkbox
            label={messages.selectAll}
            isSelected={areAllSelected}
            isIndeterminate={chosen.length > 0 && !areAllSelected}
            onChange={() => select(() => !areAllSelected)}
          />
        </div>
      )}
      <Stack as="ul" gap="xs">
        {items.map((item) => (
          <SelectRow
            key={item.id}
            item={item}
            name={name}
            isDisabled={!selectable.includes(item)}
            isInvalid={states.isInvalid}
            isSelected={!isItemDisabled(item) && value.includes(item.id)}
            onChange={() => toggle(item.id)}
          />
        ))}
      </Stack>
      <FieldMessage {...{ hint, error, disabledReason, messageId }} />
    </Stack>
  );
}
