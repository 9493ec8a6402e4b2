import { Input, TextField } from 'react-aria-components/TextField';
import { field } from '../../internal/field.css.ts';
import { FieldLabel, FieldMessage, type FieldProps } from '../../internal/Field.tsx';
import * as styles from './DateField.css.ts';

export interface DateFieldProps extends FieldProps {
  /** The name under which a form knows it. */
  name?: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Called with `YYYY-MM-DD`, or with an empty text when the date is cleared. */
  onChange: (date: string) => void;
  /** The first date that can be picked. */
  min?: string;
  /** The last date that can be picked. */
  max?: string;
}

/** A date in the browser's own control: phones bring their date wheel, the desktop typing and a month to pick from. */
export function DateField({
  label,
  isLabelHidden,
  hint,
  isInvalid = false,
  errorMessage,
  isRequired,
  ...input
}: DateFieldProps) {
  return (
    <TextField
      className={field}
      validationBehavior="aria"
      name={input.name}
      value={input.value}
      onChange={input.onChange}
      isInvalid={isInvalid}
      isRequired={isRequired}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <Input type="date" min={input.min} max={input.max} className={styles.date} />
      <FieldMessage hint={hint} isInvalid={isInvalid} errorMessage={errorMessage} />
    </TextField>
  );
}
