import { Input } from 'react-aria-components/TextField';
import type { FieldProps } from '../../internal/field/Field.tsx';
import { TextFieldLayout } from '../../internal/field/TextFieldLayout.tsx';
import * as styles from './DateField.css.ts';

/** The props of a DateField. */
export interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Called with `YYYY-MM-DD`, or with an empty string when the date is cleared. */
  onChange: (date: string) => void;
  /** The first date that can be chosen. */
  min?: string;
  /** The last date that can be chosen. */
  max?: string;
}

/** A date in the browser's native date input. */
export function DateField({ min, max, ...field }: DateFieldProps) {
  return (
    <TextFieldLayout {...field}>
      <Input type="date" min={min} max={max} className={styles.date} />
    </TextFieldLayout>
  );
}
