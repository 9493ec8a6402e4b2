import type { MouseEvent, ReactNode, RefObject } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Icon } from '../Icon/index.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import * as styles from './Keypad.css.ts';

/** The props of a Keypad. */
export interface KeypadProps extends RootProps {
  /** The accessible name of the keys. */
  label: string;
  /** The field into which the keys type; it keeps the focus when a key is pressed by touch or mouse. */
  fieldRef: RefObject<HTMLInputElement | null>;
}

interface Key {
  press: (field: HTMLInputElement) => void;
  content: ReactNode;
  className: string;
}

const keys = [...'123456789', 'clear', '0', 'erase'];

// Deprecated, but no replacement keeps the undo history and respects `maxlength`.
const type = (text: string) => document.execCommand('insertText', false, text);
const erase = () => document.execCommand('delete');

/**
 * On-screen keys for digits instead of the keyboard of a device that stands on a counter; they type at the caret or replace the
 * selection.
 */
export function Keypad({ label, fieldRef, ...root }: KeypadProps) {
  const messages = useMessages();
  const special: Record<string, Key> = {
    clear: {
      press: (field) => {
        field.select();
        erase();
      },
      content: messages.clear,
      className: styles.clear,
    },
    erase: {
      press: erase,
      content: (
        <>
          <Icon name="backspace" />
          <span className={visuallyHidden}>{messages.erase}</span>
        </>
      ),
      className: styles.erase,
    },
  };
  const press = (key: Key, event: MouseEvent<HTMLButtonElement>) => {
    if (fieldRef.current === null) return;
    fieldRef.current.focus({ preventScroll: true });
    key.press(fieldRef.current);
    // A press by keyboard has `detail` 0 and keeps the focus on the key.
    if (event.detail === 0) event.currentTarget.focus();
  };
  return (
    <div {...root} role="group" aria-label={label} className={styles.keypad}>
      {keys.map((id) => {
        const digit = { press: () => type(id), content: id, className: styles.digit };
        const key = special[id] ?? digit;
        return (
          <button
            key={id}
            type="button"
            className={key.className}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => press(key, event)}
          >
            {key.content}
          </button>
        );
      })}
    </div>
  );
}
