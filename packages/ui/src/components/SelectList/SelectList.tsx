import { useId } from 'react';
import { useMessages } from '../../internal/messages/messages.ts';
import { Inline } from '../../layout/Inline/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { Button } from '../Button/index.ts';
import { Text } from '../Text/index.ts';
import { SelectRow, type SelectListRow } from './SelectRow.tsx';

/** The props of a SelectList. */
export interface SelectListProps<Id extends string | number> {
  /** The visible and accessible name of the rows. */
  label: string;
  items: readonly SelectListRow<Id>[];
  /** The ids of the selected rows. */
  value: readonly Id[];
  /** Called with the ids of all selected rows, in the order of `items`. */
  onChange: (selected: Id[]) => void;
}

/** A list with multiple selection; rows that cannot be selected show the reason. */
export function SelectList<Id extends string | number>({
  label,
  items,
  value,
  onChange,
}: SelectListProps<Id>) {
  const messages = useMessages();
  const labelId = useId();
  const selectable = items.filter(({ disabledReason }) => disabledReason === undefined);
  const areAllSelected = selectable.every(({ id }) => value.includes(id));
  const select = (isSelected: (id: Id) => boolean) =>
    onChange(selectable.map(({ id }) => id).filter(isSelected));
  const toggle = (changed: Id) => select((id) => value.includes(id) !== (id === changed));
  return (
    <Stack role="group" aria-labelledby={labelId} gap="xs">
      <Inline gap="sm" justify="between">
        <Text as="span" id={labelId} size="sm" weight="medium">
          {label}
        </Text>
        {selectable.length > 0 && (
          <Button variant="ghost" size="sm" onPress={() => select(() => !areAllSelected)}>
            {areAllSelected ? messages.clearSelection : messages.selectAll}
          </Button>
        )}
      </Inline>
      <Stack as="ul" gap="xs">
        {items.map((row) => (
          <SelectRow
            key={row.id}
            {...row}
            isSelected={row.disabledReason === undefined && value.includes(row.id)}
            onToggle={() => toggle(row.id)}
          />
        ))}
      </Stack>
    </Stack>
  );
}
