import type {
  HTMLInputAutoCompleteAttribute,
  InputHTMLAttributes,
  KeyboardEventHandler,
  ReactNode,
  Ref,
} from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import * as styles from './field.css.ts';
import { FieldLabel, FieldMessage, type FieldProps } from './Field.tsx';
import { matchesPattern } from './matches-pattern.ts';

/** What every one-line input takes. */
export interface TextControlProps extends FieldProps {
  /** The name under which a form knows it. */
  name?: string;
  value: string;
  /** Called with the new text at each keystroke. */
  onChange: (value: string) => void;
  /** Called when the field loses focus. */
  onBlur?: () => void;
  /** The value is checked against it when the field loses focus; used as given, anchors included. */
  pattern?: string | RegExp;
  /** Called when the field loses focus, with whether the value fits `pattern`. */
  onValidate?: (isValid: boolean) => void;
  /** Changes what was typed before it is handed on, for example strips the hyphens of a phone number. */
  transform?: (value: string) => string;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** `none` where a phone must not begin with a capital, as in an ID. */
  autoCapitalize?: InputHTMLAttributes<HTMLInputElement>['autoCapitalize'];
  /** An example of the format; never in the label's place. */
  placeholder?: string;
  maxLength?: number;
  /** Focused as soon as it appears, for the one field of a dialog. */
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
}

interface Props extends TextControlProps {
  type: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password';
  /** A button inside the input's end. */
  end?: ReactNode;
  className?: string;
  onKeyUp?: KeyboardEventHandler<HTMLInputElement>;
}

/** The one-line input behind TextField and PasswordField. */
export function TextControl(props: Props) {
  const {
    label,
    isLabelHidden,
    hint,
    isInvalid = false,
    errorMessage,
    isRequired,
    ref,
    placeholder,
    onKeyUp,
  } = props;
  const { value, onChange, onBlur, pattern, onValidate, transform, end, className, ...rest } =
    props;
  const leave = () => {
    if (pattern !== undefined) onValidate?.(matchesPattern(pattern, value));
    onBlur?.();
  };
  const input = (
    <Input
      ref={ref}
      className={className ? `${styles.control} ${className}` : styles.control}
      placeholder={placeholder}
      autoCapitalize={rest.autoCapitalize}
      onKeyUp={onKeyUp}
    />
  );
  return (
    <AriaTextField
      className={styles.field}
      validationBehavior="aria"
      name={rest.name}
      type={rest.type}
      value={value}
      onChange={(text) => onChange(transform ? transform(text) : text)}
      onBlur={leave}
      isInvalid={isInvalid}
      isRequired={isRequired}
      isReadOnly={rest.isReadOnly}
      autoComplete={rest.autoComplete}
      inputMode={rest.inputMode}
      maxLength={rest.maxLength}
      autoFocus={rest.autoFocus}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      {end ? (
        <div className={styles.frame}>
          {input}
          {end}
        </div>
      ) : (
        input
      )}
      <FieldMessage hint={hint} isInvalid={isInvalid} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
