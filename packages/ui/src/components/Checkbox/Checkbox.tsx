import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { CheckboxBox } from '../../internal/field/CheckboxBox.tsx';
import { belowText, option, text } from '../../internal/field/checkbox.css.ts';
import { FieldMessage, type FieldProps, useField } from '../../internal/field/Field.tsx';
import { field, requiredMark } from '../../internal/field/field.css.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { alone } from './Checkbox.css.ts';

/** The props of a Checkbox. */
export interface CheckboxProps extends FieldProps {
  /** Selected or not; with `onChange`. */
  isSelected?: boolean;
  /** Selects an uncontrolled checkbox at first. */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
  /** Some, but not all of what it stands for is selected; a press still reports whether it is selected. */
  isIndeterminate?: boolean;
  /** What a form sends for `name` while it is selected, by default `on`. */
  value?: string;
}

/** A yes or no that is submitted with others; for a setting that takes effect at once, use a Switch. */
export function Checkbox(props: CheckboxProps) {
  const { label, isLabelHidden, hint, error, disabledReason, ...input } = props;
  const { messageId, states } = useField(props);
  const shown = input.isRequired ? `${text} ${requiredMark}` : text;
  return (
    <CheckboxField {...input} {...states} validationBehavior="aria" className={field}>
      <CheckboxButton className={isLabelHidden ? `${option} ${alone}` : option}>
        <CheckboxBox isIndeterminate={input.isIndeterminate} />
        <span className={isLabelHidden ? visuallyHidden : shown}>{label}</span>
      </CheckboxButton>
      <div className={isLabelHidden ? undefined : belowText}>
        <FieldMessage {...{ hint, error, disabledReason, messageId }} />
      </div>
    </CheckboxField>
  );
}
