import type { ReactNode } from 'react';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { afterPress } from '../after-press.ts';
import { field } from './field.css.ts';
import { FieldLayout, type FieldProps, useField, type ValueProps } from './Field.tsx';

/** The props of every text input, of one line or several. */
export interface TextInputProps extends FieldProps, ValueProps<string> {
  /** Called when the field has lost focus, after the end of the press that caused it. */
  onBlur?: () => void;
  isReadOnly?: boolean;
  /** An example of the format; never replaces the label. */
  placeholder?: string;
  maxLength?: number;
}

type Props = Omit<TextInputProps, 'placeholder'> &
  Pick<TextFieldProps, 'type' | 'autoComplete' | 'inputMode' | 'autoFocus'> & {
    children: ReactNode;
  };

/** A react-aria text field with its label, its control as children, and its message. */
export function TextFieldLayout({ children, ...props }: Props) {
  const { label, isLabelHidden, hint, error, isInvalid, isRequired, ...rest } = props;
  const { isDisabled, disabledReason, onBlur, ...input } = rest;
  const parts = { label, isLabelHidden, hint, error, isInvalid, isRequired, disabledReason };
  const { messageId, states } = useField({ ...parts, isDisabled });
  return (
    <TextField
      {...input}
      {...states}
      className={field}
      validationBehavior="aria"
      onBlur={() => onBlur && afterPress(onBlur)}
    >
      <FieldLayout {...parts} messageId={messageId}>
        {children}
      </FieldLayout>
    </TextField>
  );
}
