import type { ComponentProps } from 'react';
import { close as closeShape } from '../../internal/icons/frame-icon-shapes.tsx';
import { IconFrame } from '../../internal/icons/IconFrame.tsx';
import { search } from '../../internal/icons/search-icon-shape.tsx';
import { useMessages } from '../../internal/messages/messages.ts';
import * as styles from './CommandMenu.css.ts';

interface CommandFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'className'
> {
  label: string;
  value: string;
  onChange: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** The field at the top of a CommandMenu and the button that closes it. */
export function CommandField({
  label,
  value,
  onChange,
  onOpenChange,
  ...input
}: CommandFieldProps) {
  const messages = useMessages();
  return (
    <div className={styles.bar}>
      <IconFrame>{search}</IconFrame>
      <input
        {...input}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        aria-label={label}
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <button
        type="button"
        className={styles.close}
        aria-label={messages.close}
        onClick={() => onOpenChange(false)}
      >
        <IconFrame>{closeShape}</IconFrame>
      </button>
    </div>
  );
}
