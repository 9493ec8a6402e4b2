import type { MouseEvent } from 'react';
import { VisuallyHidden } from '@fitness/ui/VisuallyHidden';
import * as styles from './Keypad.css.ts';
import { checkInTexts } from './texts.ts';

export interface KeypadProps {
  value: string;
  onChange: (value: string) => void;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

// The focus stays in the field, where Enter sends.
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Keys for a phone number on a screen that is touched. */
export const Keypad = ({ value, onChange }: KeypadProps) => {
  const digitKey = (digit: string) => (
    <button key={digit} type="button" className={styles.digit} onMouseDown={keepFocus} onClick={() => onChange(value + digit)}>
      {digit}
    </button>
  );
  return (
    <div role="group" aria-label={checkInTexts.keypad} className={styles.keypad}>
      {digits.map(digitKey)}
      <button type="button" className={styles.key} onMouseDown={keepFocus} onClick={() => onChange('')}>
        {checkInTexts.clear}
      </button>
      {digitKey('0')}
      <button type="button" className={styles.key} onMouseDown={keepFocus} onClick={() => onChange(value.slice(0, -1))}>
        <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M9 6h11v12H9l-6-6ZM11.5 9.5l5 5M16.5 9.5l-5 5" />
        </svg>
        <VisuallyHidden>{checkInTexts.erase}</VisuallyHidden>
      </button>
    </div>
  );
};
