import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseButton } from '../../internal/CloseButton.tsx';
import type { RootProps } from '../../internal/element-props.ts';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { search } from '../../internal/icons/search-icon-shape.tsx';
import { useMessages } from '../../internal/messages/messages.ts';
import { useAutoFocus } from '../../internal/use-auto-focus.ts';
import { useEnterKey } from '../../internal/use-enter-key.ts';
import { useLayer } from '../../internal/use-layer.ts';
import { useWaitForAlert } from '../../internal/use-wait-for-alert.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { Button } from '../Button/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import * as styles from './CommandMenu.css.ts';
import { keyCap } from './CommandMenuTrigger.css.ts';

/** Something to choose. */
export interface CommandMenuItem {
  /** Unique in the whole menu. */
  id: string;
  label: string;
  /** What tells it from others of the same name. */
  details?: string | undefined;
}

/** Results of one kind. */
export interface CommandMenuGroup {
  id: string;
  label: string;
  items: readonly CommandMenuItem[];
  /** Below the items, such as how many more there are. */
  note?: string | undefined;
  isLoading?: boolean;
  /** Why they could not be loaded. */
  failure?: { message: string; onRetry: () => void } | undefined;
}

/** The props of a CommandMenu. */
export interface CommandMenuProps extends RootProps {
  /** One that is opened while an alert of `useAlert` is shown appears after it. */
  isOpen: boolean;
  /** Called with false by an item, the close button, Escape, a press outside and the browser's back. */
  onOpenChange: (isOpen: boolean) => void;
  /** The accessible name of the dialog, its field and its list. */
  label: string;
  /** An example of what to type. */
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  groups: readonly CommandMenuGroup[];
  /** Shown where nothing is found. */
  emptyText: string;
  /** The number of results, announced when it changes. */
  summary: string;
  /** Called after the menu has been closed. */
  onChoose: (item: CommandMenuItem) => void;
}

function Content({
  label,
  placeholder,
  value,
  onChange,
  groups,
  emptyText,
  summary,
  onChoose,
  onOpenChange,
}: Omit<CommandMenuProps, 'isOpen'>) {
  const messages = useMessages();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const results = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  const active = Math.max(
    items.findIndex((item) => item.id === activeId),
    0,
  );
  const activeItem = items[active];
  const optionId = (item: CommandMenuItem) => `${id}-${item.id}`;
  const activeOption = activeItem && optionId(activeItem);
  const isLoading = groups.some((group) => group.isLoading);
  const failures = groups.flatMap(({ failure, id: groupId }) =>
    failure ? [{ ...failure, groupId }] : [],
  );

  useAutoFocus(field, true);
  useEffect(() => {
    field.current?.setSelectionRange(-1, -1);
  }, []);
  useEffect(() => {
    // The label above the first option comes into view with it.
    if (active === 0) results.current?.scrollTo(0, 0);
    else if (activeOption)
      document.getElementById(activeOption)?.scrollIntoView({ block: 'nearest' });
  }, [active, activeOption]);

  const choose = (item: CommandMenuItem | undefined) => {
    if (item === undefined) return;
    onOpenChange(false);
    onChoose(item);
  };
  const enter = useEnterKey(() => choose(activeItem));
  const moveTo = (event: KeyboardEvent, index: number) => {
    event.preventDefault();
    setActiveId(items.at(index % items.length)?.id ?? null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    enter.onKeyDown(event);
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    const isModified = altKey || ctrlKey || metaKey || shiftKey;
    if (isModified || nativeEvent.isComposing || items.length === 0) return;
    if (key === 'ArrowDown') moveTo(event, active + 1);
    if (key === 'ArrowUp') moveTo(event, active - 1);
    if (key === 'Home') moveTo(event, 0);
    if (key === 'End') moveTo(event, -1);
  };
  const retry = (onRetry: () => void) => {
    // The button leaves with the message.
    field.current?.focus();
    onRetry();
  };

  return (
    <>
      <div className={styles.bar}>
        <IconFrame>{search}</IconFrame>
        <input
          {...enter}
          ref={field}
          className={styles.input}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          aria-label={label}
          placeholder={placeholder}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          value={value}
          onChange={(event) => {
            setActiveId(null);
            onChange(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeOption}
          aria-busy={isLoading || undefined}
        />
        <CloseButton label={messages.close} onClick={() => onOpenChange(false)} />
      </div>
      <div ref={results} className={styles.results}>
        {/* Pressing an option leaves the focus in the field, and so the on-screen keyboard open. */}
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groups
            .filter((group) => group.items.length > 0)
            .map((group) => (
              <div
                key={group.id}
                role="group"
                aria-labelledby={`${id}-${group.id}`}
                className={styles.group}
              >
                <div id={`${id}-${group.id}`} role="presentation" className={styles.groupLabel}>
                  {group.label}
                </div>
                {group.items.map((item) => (
                  <button
                    key={item.id}
                    id={optionId(item)}
                    type="button"
                    role="option"
                    tabIndex={-1}
                    aria-selected={item === activeItem}
                    className={styles.option}
                    // Not when it moves under a pointer that rests.
                    onPointerMove={item === activeItem ? undefined : () => setActiveId(item.id)}
                    onClick={() => choose(item)}
                  >
                    <span>{item.label}</span>
                    {item.details !== undefined && (
                      <span className={styles.details}>{item.details}</span>
                    )}
                  </button>
                ))}
                {group.note !== undefined && (
                  <div role="presentation" className={styles.note}>
                    {group.note}
                  </div>
                )}
              </div>
            ))}
        </div>
        {isLoading && (
          <div className={styles.loading}>
            <Skeleton lines={3} />
          </div>
        )}
        {failures.map(({ message, onRetry, groupId }) => (
          <div key={groupId} role="alert" className={styles.failure}>
            <span className={styles.failureText}>{message}</span>
            <Button variant="secondary" size="sm" onPress={() => retry(onRetry)}>
              {messages.retry}
            </Button>
          </div>
        ))}
        {items.length === 0 && !isLoading && failures.length === 0 && (
          <p className={styles.empty}>{emptyText}</p>
        )}
      </div>
      <p role="status" className={visuallyHidden}>
        {isLoading ? messages.loading : items.length === 0 ? emptyText : summary}
      </p>
      <p className={styles.hints} aria-hidden="true">
        {messages.listKeys.map(([keys, meaning]) => (
          <span key={keys}>
            <kbd className={keyCap}>{keys}</kbd> <span>{meaning}</span>
          </span>
        ))}
      </p>
    </>
  );
}

/**
 * A field over the page that finds pages, people and other things and opens the chosen one: the first result, unless another is
 * chosen by arrows or pointer.
 */
export function CommandMenu({ isOpen, id, 'data-testid': testId, ...content }: CommandMenuProps) {
  const { label, onOpenChange } = content;
  const isShown = useWaitForAlert(isOpen);
  useLayer(isShown, () => onOpenChange(false));
  return (
    <ModalOverlay
      isOpen={isShown}
      onOpenChange={onOpenChange}
      isDismissable
      className={styles.place}
    >
      <Modal className={styles.panel}>
        <Dialog id={id} data-testid={testId} aria-label={label} className={styles.dialog}>
          <Content {...content} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
