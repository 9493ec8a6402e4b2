import type { MouseEvent, ReactNode, RefObject } from 'react';
import { Icon } from '../Icon/index.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import * as styles from './Keypad.css.ts';

/** The props of a Keypad. */
export interface KeypadProps {
  /** The accessible name of the keys. */
  label: string;
  /** The typed digits. */
  value: string;
  /** Called with the digits after each key. */
  onChange: (value: string) => void;
  /** The field that shows the digits: a finger or mouse on a key leaves the focus in it. */
  fieldRef?: RefObject<HTMLInputElement | null>;
}

interface Key {
  /** The digits after it is pressed. */
  next: string;
  content: ReactNode;
  className: string;
}

const keys = [...'123456789', 'clear', '0', 'erase'];

/** Keys for digits on touch screens, in place of the device's own keyboard. */
export function Keypad({ label, value, onChange, fieldRef }: KeypadProps) {
  const messages = useMessages();
  const special: Record<string, Key> = {
    clear: { next: '', content: messages.clear, className: styles.clear },
    erase: {
      next: value.slice(0, -1),
      content: (
        <>
          <Icon name="backspace" />
          <span className={visuallyHidden}>{messages.erase}</span>
        </>
      ),
      className: styles.erase,
    },
  };
  const press = (next: string, event: MouseEvent) => {
    onChange(next);
    // A press by keyboard has detail 0 and keeps its focus on the key.
    if (event.detail > 0) fieldRef?.current?.focus();
  };
  return (
    <div role="group" aria-label={label} className={styles.keypad}>
      {keys.map((id) => {
        const digit = { next: value + id, content: id, className: styles.digit };
        const { next, content, className } = special[id] ?? digit;
        return (
          <button
            key={id}
            type="button"
            className={className}
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => press(next, event)}
          >
            {content}
          </button>
        );
      })}
    </div>
  );
}
