import { type RefObject, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { ValueProps } from './Field.tsx';
import { useFormReset } from './use-form-reset.ts';

/** The ids of the selected items, in the order of `items`; a reset of the form around `ref` selects the first ones again. */
export function useSelection<Id>(
  props: ValueProps<readonly Id[], Id[]>,
  ref: RefObject<HTMLElement | null>,
  items: readonly { id: Id }[],
) {
  const [value, setValue] = useControlledState<readonly Id[], Id[]>(
    props.value,
    props.defaultValue ?? [],
    props.onChange,
  );
  const [firstValue] = useState(value);
  const select = (isSelected: (id: Id) => boolean) =>
    setValue(items.map(({ id }) => id).filter(isSelected));
  const toggle = (toggled: Id) => select((id) => value.includes(id) !== (id === toggled));
  useFormReset(ref, () => select((id) => firstValue.includes(id)));
  return { value, select, toggle };
}
