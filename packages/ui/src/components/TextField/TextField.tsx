import { TextControl, type TextControlProps } from '../../internal/TextControl.tsx';

export interface TextFieldProps extends TextControlProps {
  /** What is typed; a secret belongs in a PasswordField. */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
}

/**
 * One line of text. Its value is checked against `pattern` when it loses focus; the caller keeps the answer and, while its
 * error flag is set, the caller's message stands under the input.
 */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  return <TextControl {...props} type={type} />;
}
