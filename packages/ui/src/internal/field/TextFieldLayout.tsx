import { type ReactNode, useId, useRef, useState } from 'react';
import { afterPress } from '../after-press.ts';
import * as styles from './field.css.ts';
import { FieldLayout, type FieldProps, labelIdOf, useField, type ValueProps } from './Field.tsx';
import { useFormReset } from './use-form-reset.ts';

/** The props of every text input, of one line or several. */
export interface TextInputProps extends FieldProps, ValueProps<string> {
  /** More about the error, in a line of its own below it. */
  errorDetail?: string | undefined;
  /** Called when the field has lost focus, after the end of the press that caused it. */
  onBlur?: () => void;
  isReadOnly?: boolean;
  /** An example of the format; never replaces the label. */
  placeholder?: string;
  maxLength?: number;
}

/** The props of help that appears when it is needed. */
export interface FoldedHelp {
  /** What is below the field appears at its first focus; a screen reader reads it from the start. */
  isHelpFolded?: boolean;
}

type Props = Omit<TextInputProps, 'placeholder' | 'maxLength' | 'value' | 'onChange'> &
  FoldedHelp & {
    value: string;
    onChange: (value: string) => void;
    /** More that describes the field, below its message. */
    details?: ReactNode;
    /** Draws the control with its attributes. */
    children: (attributes: TextAttributes) => ReactNode;
  };

/** The attributes of an input or a text area in a TextFieldLayout. */
type TextAttributes = ReturnType<typeof useTextAttributes>['attributes'];

function useTextAttributes(props: Omit<Props, 'children'>) {
  const { value, onChange, onBlur } = props;
  const generatedId = useId();
  const id = props.id ?? generatedId;
  const detailsId = useId();
  const { messageId, states } = useField({
    ...props,
    'aria-describedby': props.details ? detailsId : undefined,
  });
  const [isFolded, setIsFolded] = useState(props.isHelpFolded);
  const unfold = () => setIsFolded(false);
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
    onFocus: unfold,
    onBlur: () => {
      // The field may have had the focus before the app started.
      unfold();
      if (onBlur) afterPress(onBlur);
    },
  };
  return { messageId, detailsId, attributes, isFolded: isFolded && !props.error };
}

/** A text field: its label, its control and its message. */
export function TextFieldLayout({ children, ...props }: Props) {
  const { messageId, detailsId, attributes, isFolded } = useTextAttributes(props);
  const root = useRef<HTMLDivElement>(null);
  const [firstValue] = useState(props.value);
  useFormReset(root, () => props.onChange(firstValue));
  return (
    <div ref={root} className={isFolded ? styles.foldedField : styles.field}>
      <FieldLayout {...props} htmlFor={attributes.id} messageId={messageId}>
        {children(attributes)}
      </FieldLayout>
      {props.details && (
        <div id={detailsId} className={styles.details}>
          {props.details}
        </div>
      )}
    </div>
  );
}
