import { useContext, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { ComboBox, ComboBoxStateContext } from 'react-aria-components/ComboBox';
import { ListBox, ListBoxLoadMoreItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Input } from 'react-aria-components/TextField';
import { useControlledState } from 'react-stately/useControlledState';
import { afterPress } from '../../internal/after-press.ts';
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
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useControlledState<Id | null>(
    props.value,
    props.defaultValue ?? null,
    props.onChange,
  );
  const [firstValue] = useState(value);
  const [shownValue, setShownValue] = useState(value);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [length, setLength] = useState(pageLength);
  // A value that changes from outside replaces the typed text.
  if (value !== shownValue) {
    setShownValue(value);
    setTyped(null);
  }

  const selected = items.find((item) => item.id === value);
  const typedValue = typed === null ? value : valueOf(items, typed, value);
  const problem = typedValue === undefined ? messages.noItem : null;
  useLayoutEffect(() => input.current?.setCustomValidity(problem ?? ''), [problem]);
  const shownError = (isChecked && problem) || error;
  const { messageId, states } = useField({ ...rest, error: shownError });
  const found = findItems(items, typed ?? '', selected);
  const shown = found.slice(0, length);

  const choose = (chosen: Id | null) => {
    setShownValue(chosen);
    if (chosen !== value) setValue(chosen);
  };
  const commit = () => {
    if (typedValue !== undefined) choose(typedValue);
    setIsChecked(true);
  };
  const press = (key: unknown) => {
    const pressed = items.find((item) => item.id === key);
    // react-aria also calls with null, for a text that is not an item.
    if (!pressed || isItemDisabled(pressed)) return;
    setTyped(null);
    choose(pressed.id);
  };
  useFormReset(input, () => {
    setTyped(null);
    choose(firstValue);
  });
  return (
    <>
      <ComboBox
        {...states}
        id={id}
        data-testid={testId}
        className={fieldStyles.field}
        validationBehavior="aria"
        allowsCustomValue
        allowsEmptyCollection
        items={shown}
        value={value}
        onChange={press}
        inputValue={typed ?? selected?.label ?? ''}
        onInputChange={(text) => {
          setTyped(text);
          setIsChecked(false);
          setLength(pageLength);
        }}
        onOpenChange={() => setLength(pageLength)}
        onBlur={() => {
          if (typedValue !== undefined) {
            choose(typedValue);
            setTyped(null);
          }
          afterPress(() => setIsChecked(true));
        }}
      >
        <FieldLayout {...rest} error={shownError} messageId={messageId}>
          <div className={fieldStyles.frame}>
            <Input
              ref={input}
              className={`${fieldStyles.control} ${styles.input}`}
              placeholder={placeholder}
              aria-busy={isLoading || undefined}
              onInvalid={() => setIsChecked(true)}
              onKeyDown={({ key, nativeEvent, currentTarget }) => {
                const isOption = currentTarget.hasAttribute('aria-activedescendant');
                if (key !== 'Enter' || nativeEvent.isComposing || isOption) return;
                // At once, because a submission follows in the same event.
                flushSync(commit);
              }}
            />
            <Button className={styles.open} aria-label={messages.openList}>
              <Icon name="chevronDown" />
            </Button>
          </div>
        </FieldLayout>
        <CloseOnBack />
        <Popover className={styles.popover}>
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
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} />}
    </>
  );
}
