import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import * as styles from './Keypad.css.ts';
import { checkInTexts } from './texts.ts';

export interface KeypadProps {
  value: string;
  onChange: (value: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

/** A keypad for touch screens; a key press leaves the focus in the field, where Enter submits. */
export function Keypad({ value, onChange, field }: KeypadProps) {
  const keyFor = (id: string, next: string, label: ReactNode = id) => (
    <button
      key={id}
      type="button"
      className={label === id ? styles.digit : styles.key}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event: MouseEvent) => {
        onChange(next);
        // A press by keyboard has detail 0 and keeps its focus on the key.
        if (event.detail > 0) field.current?.focus();
      }}
    >
      {label}
    </button>
  );
  return (
    <div role="group" aria-label={checkInTexts.keypad} className={styles.keypad}>
      {[...'123456789'].map((digit) => keyFor(digit, value + digit))}
      {keyFor('clear', '', checkInTexts.clear)}
      {keyFor('0', `${value}0`)}
      {keyFor(
        'erase',
        value.slice(0, -1),
        <>
          <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M9 6h11v12H9l-6-6ZM11.5 9.5l5 5M16.5 9.5l-5 5" />
          </svg>
          <VisuallyHidden>{checkInTexts.erase}</VisuallyHidden>
        </>,
      )}
    </div>
  );
}
