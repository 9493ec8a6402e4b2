import type { KeyboardEventHandler, Ref } from 'react';
import {
  TextArea as AriaTextArea,
  TextField as AriaTextField,
} from 'react-aria-components/TextField';
import * as fieldStyles from '../../internal/field.css.ts';
import { FieldLabel, FieldMessage, type FieldProps } from '../../internal/Field.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** The name under which a form knows it. */
  name?: string;
  value: string;
  /** Called with the new text at each keystroke. */
  onChange: (value: string) => void;
  /** Called when the field loses focus. */
  onBlur?: () => void;
  /** The browser's own event, so that the caller can tell a key pressed while a Korean syllable is being composed. */
  onKeyDown?: KeyboardEventHandler<HTMLTextAreaElement>;
  /** Its height at first, in lines; it can be pulled larger. */
  rows?: number;
  /** No more can be typed; the count is shown. */
  maxLength?: number;
  isReadOnly?: boolean;
  placeholder?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, hint, isInvalid = false, errorMessage, isRequired } = props;
  const {
    name,
    value,
    onChange,
    onBlur,
    onKeyDown,
    rows = 4,
    maxLength,
    isReadOnly,
    placeholder,
    ref,
  } = props;
  return (
    <AriaTextField
      className={fieldStyles.field}
      validationBehavior="aria"
      name={name}
      value={value}
      onChange={onChange}
      onBlur={() => onBlur?.()}
      isInvalid={isInvalid}
      isRequired={isRequired}
      isReadOnly={isReadOnly}
      maxLength={maxLength}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <AriaTextArea
        ref={ref}
        className={`${fieldStyles.control} ${styles.area}`}
        rows={rows}
        placeholder={placeholder}
        onKeyDown={onKeyDown}
      />
      {maxLength !== undefined && (
        <span className={styles.count} aria-hidden="true">
          {value.length} / {maxLength}
        </span>
      )}
      <FieldMessage hint={hint} isInvalid={isInvalid} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
