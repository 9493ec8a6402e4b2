import {
  type CompositionEvent,
  type InputHTMLAttributes,
  type KeyboardEventHandler,
  type ReactNode,
  type Ref,
  useRef,
} from 'react';
import { Input } from 'react-aria-components/TextField';
import * as styles from './field.css.ts';
import { matchesPattern } from './matches-pattern.ts';
import { TextFieldLayout, type TextInputProps } from './TextFieldLayout.tsx';

type InputAttributes = InputHTMLAttributes<HTMLInputElement>;

/** The props of every one-line input. */
export interface TextControlProps extends TextInputProps {
  /** The value is validated against it when the field loses focus; anchors are not added. */
  pattern?: string | RegExp;
  /** Called when the field loses focus, with whether the value matches `pattern`. */
  onValidate?: (isValid: boolean) => void;
  /**
   * Changes the typed text before `onChange`, for example removes the hyphens of a phone number; during IME composition, after it
   * is complete.
   */
  transform?: (value: string) => string;
  autoComplete?: InputAttributes['autoComplete'];
  inputMode?: InputAttributes['inputMode'];
  /** `none` for a value that must not be capitalized automatically, such as an ID. */
  autoCapitalize?: InputAttributes['autoCapitalize'];
  /** Focused on mount, for the only field of a dialog. */
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

interface Props extends TextControlProps {
  type: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password';
  id?: string;
  /** Additional attributes of the input, unknown to React. */
  attributes?: Record<string, string | undefined>;
  /** A button inside the end of the input. */
  end?: ReactNode;
  className?: string;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  onKeyUp?: KeyboardEventHandler<HTMLInputElement>;
}

/** The one-line input of TextField and PasswordField. */
export function TextControl({
  pattern,
  onValidate,
  transform,
  autoCapitalize,
  placeholder,
  ref,
  attributes,
  end,
  className,
  onKeyDown,
  onKeyUp,
  ...props
}: Props) {
  const { value, onChange, onBlur } = props;
  const isComposing = useRef(false);
  const validate = () => {
    if (pattern !== undefined) onValidate?.(matchesPattern(pattern, value));
    onBlur?.();
  };
  // Changing the text during a composition would make the browser insert it twice.
  const composition = transform && {
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false;
      onChange(transform(currentTarget.value));
    },
  };
  const input = (
    <Input
      {...attributes}
      {...composition}
      ref={ref}
      className={className ? `${styles.control} ${className}` : styles.control}
      placeholder={placeholder}
      autoCapitalize={autoCapitalize}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
    />
  );
  return (
    <TextFieldLayout
      {...props}
      onChange={(text) => onChange(transform && !isComposing.current ? transform(text) : text)}
      onBlur={validate}
    >
      {end ? (
        <div className={styles.frame}>
          {input}
          {end}
        </div>
      ) : (
        input
      )}
    </TextFieldLayout>
  );
}
