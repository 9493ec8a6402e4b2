import {
  type CompositionEvent,
  type DOMAttributes,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { useAutoFocus } from '../use-auto-focus.ts';
import * as styles from './field.css.ts';
import { matchesPattern } from './matches-pattern.ts';
import { type FoldedHelp, TextFieldLayout, type TextInputProps } from './TextFieldLayout.tsx';

type InputAttributes = InputHTMLAttributes<HTMLInputElement>;

/** The props of every one-line input. */
export interface TextControlProps extends TextInputProps, FoldedHelp {
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

/** The events of the input itself. */
export type TextControlEvents = Pick<
  DOMAttributes<HTMLInputElement>,
  'onBlur' | 'onFocus' | 'onInvalid' | 'onKeyDown' | 'onKeyUp'
>;

interface Props extends TextControlProps {
  type: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password';
  /** Additional attributes of the input, unknown to React. */
  attributes?: Record<string, string | undefined>;
  /** More that describes the field, below its message. */
  details?: ReactNode;
  /** A button inside the end of the input. */
  end?: ReactNode;
  className?: string;
  /** Events of the input itself; its `onBlur` does not wait for the end of a press. */
  events?: TextControlEvents;
}

/** The one-line input of TextField and PasswordField. */
export function TextControl({
  pattern,
  onValidate,
  transform,
  ref,
  attributes,
  end,
  className,
  events,
  type,
  autoComplete,
  inputMode,
  autoCapitalize,
  autoFocus,
  placeholder,
  maxLength,
  ...props
}: Props) {
  const [value, setValue] = useControlledState(
    props.value,
    props.defaultValue ?? '',
    props.onChange,
  );
  const isComposing = useRef(false);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current!, []);
  useAutoFocus(input, autoFocus);
  const [caret, setCaret] = useState<{ position: number }>();
  // A changed text would otherwise move the caret to its end.
  useLayoutEffect(() => {
    if (caret) input.current?.setSelectionRange(caret.position, caret.position);
  }, [caret]);

  const change = (text: string) => {
    const changed = transform && !isComposing.current ? transform(text) : text;
    const position = input.current?.selectionStart ?? null;
    if (transform && changed !== text && position !== null)
      setCaret({ position: transform(text.slice(0, position)).length });
    setValue(changed);
  };
  const validate = () => {
    if (pattern !== undefined) onValidate?.(matchesPattern(pattern, value));
    props.onBlur?.();
  };
  // Changing the text during a composition would make the browser insert it twice.
  const composition = transform && {
    onCompositionStart: () => {
      isComposing.current = true;
    },
    onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
      isComposing.current = false;
      change(currentTarget.value);
    },
  };
  const native = { type, autoComplete, inputMode, autoCapitalize, placeholder, maxLength };
  return (
    <TextFieldLayout {...props} value={value} onChange={change} onBlur={validate}>
      {(field) => {
        const control = (
          <input
            {...field}
            {...native}
            {...attributes}
            {...composition}
            {...events}
            ref={input}
            className={className ? `${styles.control} ${className}` : styles.control}
            onFocus={(event) => {
              field.onFocus();
              events?.onFocus?.(event);
            }}
            onBlur={(event) => {
              field.onBlur();
              events?.onBlur?.(event);
            }}
          />
        );
        return end ? (
          <div className={styles.frame}>
            {control}
            {end}
          </div>
        ) : (
          control
        );
      }}
    </TextFieldLayout>
  );
}
