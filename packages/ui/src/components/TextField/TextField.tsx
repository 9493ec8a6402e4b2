import { largeControl } from '../../internal/field/field.css.ts';
import { TextControl, type TextControlProps } from '../../internal/field/TextControl.tsx';

/** The props of a TextField. */
export interface TextFieldProps extends TextControlProps {
  /** The kind of text; a secret belongs in a PasswordField. */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  /** `lg` is for one number or code that is read from some distance. */
  size?: 'md' | 'lg';
}

/** One line of text, tested against `pattern` when it loses focus. */
export function TextField({ type = 'text', size = 'md', ...props }: TextFieldProps) {
  const className = size === 'lg' ? largeControl : undefined;
  return <TextControl {...props} type={type} className={className} />;
}
