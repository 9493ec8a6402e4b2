import { type ReactNode, useId, useRef, useState } from 'react';
import { afterPress } from '../after-press.ts';
import { field } from './field.css.ts';
import {
  type ErrorDetail,
  FieldLayout,
  type FieldProps,
  labelIdOf,
  useField,
  type ValueProps,
} from './Field.tsx';
import { useFormReset } from './use-form-reset.ts';

/** The props of every text input, of one line or several. */
export interface TextInputProps extends FieldProps, ErrorDetail, ValueProps<string> {
  /** Called when the field has lost focus, after the end of the press that caused it. */
  onBlur?: () => void;
  isReadOnly?: boolean;
  /** An example of the format; never replaces the label. */
  placeholder?: string;
  maxLength?: number;
}

type Props = Omit<TextInputProps, 'placeholder' | 'maxLength' | 'value' | 'onChange'> & {
  value: string;
  onChange: (value: string) => void;
  /** Draws the control with its attributes. */
  children: (attributes: TextAttributes) => ReactNode;
};

/** The attributes of an input or a text area in a TextFieldLayout. */
type TextAttributes = ReturnType<typeof useTextAttributes>['attributes'];

function useTextAttributes(props: Omit<Props, 'children'>) {
  const { value, onChange, onBlur } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const { messageId, states } = useField(props);
  const attributes = {
    id,
    'data-testid': props['data-testid'],
    name: props.name,
    disabled: states.isDisabled,
    readOnly: props.isReadOnly,
    'aria-labelledby': labelIdOf(id),
    'aria-required': states.isRequired || undefined,
    'aria-invalid': states.isInvalid || undefined,
    'aria-describedby': states['aria-describedby'],
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: () => onBlur && afterPress(onBlur),
  };
  return { messageId, attributes };
}

/** A text field: its label, its control and its message. */
export function TextFieldLayout({ children, ...props }: Props) {
  const { messageId, attributes } = useTextAttributes(props);
  const root = useRef<HTMLDivElement>(null);
  const [firstValue] = useState(props.value);
  useFormReset(root, () => props.onChange(firstValue));
  return (
    <div ref={root} className={field}>
      <FieldLayout {...props} htmlFor={attributes.id} messageId={messageId}>
        {children(attributes)}
      </FieldLayout>
    </div>
  );
}
