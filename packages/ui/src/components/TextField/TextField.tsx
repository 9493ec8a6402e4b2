import { TextControl, type TextControlProps } from '../../internal/TextControl.tsx';

/** The props of a TextField. */
export interface TextFieldProps extends TextControlProps {
  /** The kind of text; a secret belongs in a PasswordField. */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
}

/** One line of text, tested against `pattern` when it loses focus. */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  return <TextControl {...props} type={type} />;
}
