import { largeControl, plainControl } from '../../internal/field/field.css.ts';
import { TextControl, type TextControlProps } from '../../internal/field/TextControl.tsx';

/** The props of a TextField. */
export interface TextFieldProps extends TextControlProps {
  /** The kind of text; a secret belongs in a PasswordField. */
  type?: 'text' | 'email' | 'tel' | 'search' | 'url';
  /** `lg` is for a single number or code that is read from a distance. */
  size?: 'md' | 'lg';
  /** `plain` shows the value beside its label without a box, for read-only values. */
  variant?: 'field' | 'plain';
}

/** One line of text, validated against `pattern` when it loses focus. */
export function TextField({
  type = 'text',
  size = 'md',
  variant = 'field',
  ...props
}: TextFieldProps) {
  const className = [size === 'lg' && largeControl, variant === 'plain' && plainControl].find(
    Boolean,
  );
  return <TextControl {...props} type={type} className={className || undefined} />;
}
