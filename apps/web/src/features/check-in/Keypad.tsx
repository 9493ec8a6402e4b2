import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import type { MouseEvent, RefObject } from 'react';
import * as styles from './Keypad.css.ts';
import { checkInTexts } from './texts.ts';

export interface KeypadProps {
  value: string;
  onChange: (value: string) => void;
  field: RefObject<HTMLInputElement | null>;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A keypad for touch screens; pressing a key leaves the focus in the field, where Enter submits. */
export function Keypad({ value, onChange, field }: KeypadProps) {
  const press = (next: string) => (event: MouseEvent) => {
    onChange(next);
    // A press by keyboard has detail 0 and keeps its focus on the key.
    if (event.detail > 0) field.current?.focus();
  };
  const digitKey = (digit: string) => (
    <button
      key={digit}
      type="button"
      className={styles.digit}
      onMouseDown={keepFocus}
      onClick={press(value + digit)}
    >
      {digit}
    </button>
  );
  return (
    <div role="group" aria-label={checkInTexts.keypad} className={styles.keypad}>
      {digits.map(digitKey)}
      <button type="button" className={styles.key} onMouseDown={keepFocus} onClick={press('')}>
        {checkInTexts.clear}
      </button>
      {digitKey('0')}
      <button
        type="button"
        className={styles.key}
        onMouseDown={keepFocus}
        onClick={press(value.slice(0, -1))}
      >
        <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M9 6h11v12H9l-6-6ZM11.5 9.5l5 5M16.5 9.5l-5 5" />
        </svg>
        <VisuallyHidden>{checkInTexts.erase}</VisuallyHidden>
      </button>
    </div>
  );
}
