import { largeControl, plainControl } from '../../internal/field/field.css.ts';
import { TextControl, type TextControlProps } from '../../internal/field/TextControl.tsx';

/** The props of a TextField. */
export interface TextFieldProps extends TextControlProps {
  /** The kind of text; a secret belongs in a PasswordField. */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  /** `lg` is for one number or code that is read from some distance. */
  size?: 'md' | 'lg';
  /** The value beside its label without a box, for what is read only. */
  isPlain?: boolean;
}

/** One line of text, tested against `pattern` when it loses focus. */
export function TextField({
  type = 'text',
  size = 'md',
  isPlain = false,
  ...props
}: TextFieldProps) {
  const className = [size === 'lg' && largeControl, isPlain && plainControl].find(Boolean);
  return <TextControl {...props} type={type} className={className || undefined} />;
}
