import { useState, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react';
import { Icon } from '../Icon/index.ts';
import { useMessages } from '../../internal/messages/messages.ts';
import { TextControl, type TextControlProps } from '../../internal/field/TextControl.tsx';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import * as styles from './PasswordField.css.ts';

/** The props of a PasswordField. */
export interface PasswordFieldProps extends Omit<
  TextControlProps,
  'inputMode' | 'placeholder' | 'transform'
> {
  /** For password managers; `off` for a secret that they must not store. */
  autoComplete?: 'current-password' | 'new-password' | 'off';
  /** The rules for generated passwords, in the syntax of `passwordrules`. */
  rules?: string;
  /** More that describes it, below its message, such as a PasswordStrength. */
  details?: ReactNode;
}

/**
 * Attributes against storing, because password managers ignore `off`: Chrome goes by the name of the field, extensions by their
 * own attributes.
 */
const notStored = {
  name: 'one-time',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-lpignore': 'true',
  'data-form-type': 'other',
};

/** A shown password is not a word: no browser may correct it, or send it to an online spell checker. */
const notAWord = { spellCheck: 'false', autoCorrect: 'off' };

/** Keeps the focus in the input, because leaving it validates the unfinished value. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/** A password field with a button to show the password, and a warning while Caps Lock is on. */
export function PasswordField({ hint, onBlur, rules, ...props }: PasswordFieldProps) {
  const messages = useMessages();
  const [isShown, setIsShown] = useState(false);
  const [isCapsLock, setIsCapsLock] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) =>
    setIsCapsLock(event.getModifierState('CapsLock'));
  const handleBlur = () => {
    setIsCapsLock(false);
    onBlur?.();
  };
  return (
    <TextControl
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      className={styles.input}
      attributes={{
        ...notAWord,
        ...(props.autoComplete === 'off' ? notStored : { passwordrules: rules }),
      }}
      hint={isCapsLock ? messages.capsLock : hint}
      events={{ onKeyUp: updateCapsLock }}
      onBlur={handleBlur}
      end={
        // No aria-label, because a query by label would also find the button.
        <button
          type="button"
          className={styles.toggle}
          onPointerDown={keepFocus}
          onMouseDown={keepFocus}
          onClick={() => setIsShown(!isShown)}
        >
          <span className={visuallyHidden}>
            {isShown ? messages.hide(props.label) : messages.show(props.label)}
          </span>
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
