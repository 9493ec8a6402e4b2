import { useId, useRef } from 'react';
import {
  FieldMessage,
  type FieldProps,
  useField,
  type ValueProps,
} from '../../internal/field/Field.tsx';
import { requiredMark } from '../../internal/field/field.css.ts';
import { useSelection } from '../../internal/field/use-selection.ts';
import { isItemDisabled } from '../../internal/item.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Checkbox } from '../Checkbox/index.ts';
import { Text } from '../Text/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { useFocusAfterRemoval } from './use-focus-after-removal.ts';
import * as styles from './SelectList.css.ts';
import { ActionRow, SelectRow, type SelectListItem } from './SelectRow.tsx';

/** The props of a SelectList; the value is the ids of the selected items, in the order of `items`. */
export interface SelectListProps<Id extends string | number>
  extends FieldProps, ValueProps<readonly Id[], Id[]> {
  items: readonly SelectListItem<Id>[];
}

/** A list with multiple selection; rows that cannot be selected show the reason. */
export function SelectList<Id extends string | number>(props: SelectListProps<Id>) {
  const { label, isLabelHidden, items, name, hint, error, disabledReason } = props;
  const messages = useMessages();
  const labelId = useId();
  const group = useRef<HTMLElement>(null);
  const { messageId, states } = useField(props);
  const isSelectable = (item: SelectListItem<Id>) =>
    item.action === undefined && !isItemDisabled(item);
  const selectable = states.isDisabled ? [] : items.filter(isSelectable);
  const { value, select, toggle } = useSelection(props, group, selectable);
  const chosen = selectable.filter(({ id }) => value.includes(id));
  const areAllSelected = chosen.length === selectable.length;
  const rows = useFocusAfterRemoval<HTMLElement>();
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
      <Stack as="ul" gap="xs" ref={rows}>
        {items.map((row) =>
          row.action === undefined ? (
            <SelectRow
              key={row.id}
              {...row}
              name={name}
              isDisabled={states.isDisabled || isItemDisabled(row)}
              isInvalid={states.isInvalid}
              isSelected={isSelectable(row) && value.includes(row.id)}
              onChange={() => toggle(row.id)}
            />
          ) : (
            <ActionRow key={row.id} {...row} />
          ),
        )}
      </Stack>
      <FieldMessage {...{ hint, error, disabledReason, messageId }} />
    </Stack>
  );
}
