import { useContext } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Label } from 'react-aria-components/Label';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Input } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import * as fieldStyles from '../../internal/field/field.css.ts';
import {
  FieldLayout,
  type FieldProps,
  useField,
  type ValueProps,
} from '../../internal/field/Field.tsx';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import { matchesSearch } from '../../internal/matches-search.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { useLayer } from '../../internal/use-layer.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Combobox.css.ts';
import { OptionRow } from './OptionRow.tsx';

/** The props of a Combobox; the value is null while nothing is selected. */
export interface ComboboxProps<Id extends string = string>
  extends FieldProps, ValueProps<Id | null> {
  items: readonly Item<Id>[];
  /** An example of what to type; never replaces the label. */
  placeholder?: string;
}

/** Closes the list by the browser's back button. */
function CloseOnBack() {
  const state = useContext(ComboBoxStateContext);
  useLayer(state?.isOpen ?? false, () => state?.close());
  return null;
}

/** A text field that finds one of many items; text that is not chosen from the list is replaced by the last choice on blur. */
export function Combobox<Id extends string = string>(props: ComboboxProps<Id>) {
  const { items } = props;
  const messages = useMessages();
  const { messageId, states } = useField(props);
  const [value, setValue] = useControlledState<Id | null>(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  );
  const choose = (key: unknown) => {
    const item = items.find(({ id }) => id === key);
    if (!item || !isItemDisabled(item)) setValue(item?.id ?? null);
  };
  return (
    <ComboBox
      {...states}
      id={props.id}
      name={props.name}
      className={fieldStyles.field}
      validationBehavior="aria"
      allowsEmptyCollection
      defaultItems={items}
      defaultFilter={matchesSearch}
      value={value}
      onChange={choose}
    >
      <FieldLayout labelElement={Label} {...props} messageId={messageId}>
        <div className={fieldStyles.frame}>
          <Input
            data-testid={props['data-testid']}
            className={`${fieldStyles.control} ${styles.input}`}
            placeholder={props.placeholder}
          />
          <Button className={fieldStyles.endButton} aria-label={messages.openList}>
            <Icon name="chevronDown" />
          </Button>
        </div>
      </FieldLayout>
      <CloseOnBack />
      {/* As wide as the field; beside the edge of the window react-aria's distance from it would make the page scroll. */}
      <Popover className={styles.popover} containerPadding={0}>
        <ListBox<Item<Id>>
          className={styles.list}
          renderEmptyState={() => <p className={styles.note}>{messages.noMatches}</p>}
        >
          {(item) => <OptionRow item={item} />}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}
