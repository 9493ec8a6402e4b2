import { useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { Icon } from '../../internal/Icon.tsx';
import { TextControl, type TextControlProps } from '../../internal/TextControl.tsx';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import * as styles from './PasswordField.css.ts';

export interface PasswordFieldProps extends Omit<
  TextControlProps,
  'inputMode' | 'placeholder' | 'transform'
> {
  /** Lets password managers fill in the old one or propose a new one; `off` for a secret that is not theirs. */
  autoComplete?: 'current-password' | 'new-password' | 'off';
}

/** A press on the toggle does not leave the input, so that it does not set off the check of what is half typed. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/** A secret of one line: can be shown while typing, and warns when Caps Lock is on. */
export function PasswordField({ hint, onBlur, ...props }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const readCapsLock = (event: KeyboardEvent) => setIsCapsLock(event.getModifierState('CapsLock'));
  const leave = () => {
    setIsCapsLock(false);
    onBlur?.();
  };
  return (
    <TextControl
      {...props}
      type={isShown ? 'text' : 'password'}
      className={styles.input}
      hint={isCapsLock ? 'Caps Lock이 켜져 있습니다.' : hint}
      onKeyUp={readCapsLock}
      onBlur={leave}
      end={
        // The name is text and not an aria-label, so that looking for the label finds the input alone.
        <button
          type="button"
          className={styles.toggle}
          onPointerDown={keepFocus}
          onMouseDown={keepFocus}
          onClick={() => setIsShown(!isShown)}
        >
          <span className={visuallyHidden}>{isShown ? '비밀번호 숨기기' : '비밀번호 보기'}</span>
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
