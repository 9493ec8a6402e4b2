import { useContext, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxLoadMoreItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Input } from 'react-aria-components/TextField';
import * as fieldStyles from '../../internal/field/field.css.ts';
import {
  FieldLayout,
  type FieldProps,
  useField,
  type ValueProps,
} from '../../internal/field/Field.tsx';
import { useTypedValue } from '../../internal/field/use-typed-value.ts';
import { isItemDisabled, type Item } from '../../internal/item.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { useLayer } from '../../internal/use-layer.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Combobox.css.ts';
import { findItems, pageLength, valueOf } from './find-items.ts';
import { OptionRow } from './OptionRow.tsx';

/** The props of a Combobox; the value is null while nothing is selected. */
export interface ComboboxProps<Id extends string = string>
  extends FieldProps, ValueProps<Id | null> {
  items: readonly Item<Id>[];
  /** An example of what to type; never replaces the label. */
  placeholder?: string;
  /** Shown in place of the list if no item matches. */
  emptyText?: string;
  /** Whether the items are loading. */
  isLoading?: boolean;
}

/** Closes the list by the browser's back button. */
function CloseOnBack() {
  const state = useContext(ComboBoxStateContext);
  useLayer(state?.isOpen ?? false, () => state?.close());
  return null;
}

/**
 * A text field that finds one of many items. Unfinished text is not reported, and its Form is not submitted; a text that equals the
 * label of one item selects it.
 */
export function Combobox<Id extends string = string>(props: ComboboxProps<Id>) {
  const { items, placeholder, emptyText, isLoading = false, ...field } = props;
  const { name, error, id, 'data-testid': testId, ...rest } = field;
  const messages = useMessages();
  const [length, setLength] = useState(pageLength);
  const { value, typed, choose, problem, control } = useTypedValue<Id | null>({
    value: props.value,
    defaultValue: props.defaultValue,
    onChange: props.onChange,
    empty: null,
    format: (id) => items.find((item) => item.id === id)?.label ?? '',
    parse: (text, current) => valueOf(items, text, current),
    problemOf: (id) => (id === undefined ? messages.noItem : null),
  });
  const { ref: input, value: shownText, onChange: changeText, events } = control;
  const { messageId, states } = useField({ ...rest, error: problem ?? error });
  const selected = items.find((item) => item.id === value);
  const found = findItems(items, typed ?? '', selected);
  const shown = found.slice(0, length);
  const press = (key: unknown) => {
    const pressed = items.find((item) => item.id === key);
    // react-aria also calls with null, for a text that is not an item.
    if (pressed && !isItemDisabled(pressed)) choose(pressed.id);
  };
  return (
    <>
      <ComboBox
        {...states}
        id={id}
        className={fieldStyles.field}
        validationBehavior="aria"
        allowsCustomValue
        allowsEmptyCollection
        items={shown}
        value={value}
        onChange={press}
        inputValue={shownText}
        onInputChange={(next) => {
          changeText(next);
          setLength(pageLength);
        }}
        onOpenChange={() => setLength(pageLength)}
        // Not of the input, which also loses the focus to the list.
        onBlur={events.onBlur}
      >
        <FieldLayout labelElement={Label} {...rest} error={problem ?? error} messageId={messageId}>
          <div className={fieldStyles.frame}>
            <Input
              ref={input}
              data-testid={testId}
              className={`${fieldStyles.control} ${styles.input}`}
              placeholder={placeholder}
              aria-busy={isLoading || undefined}
              onInvalid={events.onInvalid}
              onKeyDown={(event) => {
                // There Enter selects the option.
                const isOnOption = event.currentTarget.hasAttribute('aria-activedescendant');
                if (!isOnOption) events.onKeyDown?.(event);
              }}
            />
            <Button className={styles.open} aria-label={messages.openList}>
              <Icon name="chevronDown" />
            </Button>
          </div>
        </FieldLayout>
        <CloseOnBack />
        {/* As wide as the field; beside the edge of the window react-aria's distance from it would make the page scroll. */}
        <Popover className={styles.popover} containerPadding={0}>
          <ListBox
            className={styles.list}
            renderEmptyState={() => (
              <p className={styles.note}>
                {isLoading ? messages.loading : (emptyText ?? messages.noMatches)}
              </p>
            )}
          >
            <Collection items={shown}>{(item) => <OptionRow item={item} />}</Collection>
            {shown.length < found.length && (
              <ListBoxLoadMoreItem onLoadMore={() => setLength(length + pageLength)} />
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {name !== undefined && (
        <input type="hidden" name={name} value={value ?? ''} disabled={states.isDisabled} />
      )}
    </>
  );
}
