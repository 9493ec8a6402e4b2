import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { afterPress } from '../after-press.ts';
import { field } from './field.css.ts';
import { FieldLayout, type FieldProps } from './Field.tsx';

/** The props of every text input, of one line or several. */
export interface TextInputProps extends FieldProps {
  value: string;
  /** Called with the new text at each keystroke. */
  onChange: (value: string) => void;
  /** Called when the field has lost focus, after the end of the press that caused it. */
  onBlur?: () => void;
  isReadOnly?: boolean;
  /** An example of the format; never replaces the label. */
  placeholder?: string;
  maxLength?: number;
}

type Props = Omit<TextInputProps, 'placeholder'> &
  Pick<TextFieldProps, 'id' | 'type' | 'autoComplete' | 'inputMode' | 'autoFocus'> & {
    children: ReactNode;
  };

/** A react-aria text field with its label, its control as children, and its message. */
export function TextFieldLayout({ children, hint, isLabelHidden, ...props }: Props) {
  const {
    label,
    isInvalid = false,
    isRequired,
    errorMessage,
    errorDetail,
    onBlur,
    ...input
  } = props;
  return (
    <TextField
      {...input}
      className={field}
      validationBehavior="aria"
      onBlur={() => onBlur && afterPress(onBlur)}
      isInvalid={isInvalid}
      isRequired={isRequired}
    >
      <FieldLayout
        {...{ label, isLabelHidden, isRequired, hint, isInvalid, errorMessage, errorDetail }}
      >
        {children}
      </FieldLayout>
    </TextField>
  );
}
