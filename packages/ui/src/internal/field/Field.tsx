import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import * as styles from './field.css.ts';
import { Icon } from '../../components/Icon/index.ts';
import { visuallyHidden } from '../visually-hidden.css.ts';

/** The props of every form field; omitting `label` is a type error, for accessibility. */
export interface FieldProps {
  /** The visible label and the accessible name. */
  label: string;
  /** Hides the label visually, if the context makes the purpose clear. */
  isLabelHidden?: boolean;
  /** The name of the field in its form. */
  name?: string;
  /** Help under the field; the error replaces it. */
  hint?: ReactNode;
  isInvalid?: boolean;
  /** Shown under the field while `isInvalid`. */
  errorMessage?: string;
  /** Shown after the `errorMessage`: the problem of this particular value. */
  errorDetail?: string;
  /** Marks the label; the mark is not part of the accessible name. */
  isRequired?: boolean;
}

type FieldLabelProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'isRequired'> & {
  /** The id of the control, outside a react-aria field. */
  htmlFor?: string;
};

/** The label of a field. */
export function FieldLabel({ label, isLabelHidden, isRequired, htmlFor }: FieldLabelProps) {
  const shown = isRequired ? `${styles.label} ${styles.requiredMark}` : styles.label;
  return (
    <Label className={isLabelHidden ? visuallyHidden : shown} htmlFor={htmlFor}>
      {label}
    </Label>
  );
}

function FieldMessage({ hint, isInvalid, errorMessage, errorDetail }: FieldProps) {
  if (hint === undefined && errorMessage === undefined) return null;
  return (
    <div className={styles.message} aria-live="polite">
      {errorMessage !== undefined && (
        <FieldError className={styles.error}>
          <span className={styles.errorMark}>
            <Icon name="alert" />
          </span>
          <span>
            <span>{errorMessage}</span>
            {errorDetail && ` ${errorDetail}`}
          </span>
        </FieldError>
      )}
      {!isInvalid && hint !== undefined && <Text slot="description">{hint}</Text>}
    </div>
  );
}

/** The content of a react-aria field: the control between its label and its hint or error. */
export function FieldLayout({ children, ...props }: FieldProps & { children: ReactNode }) {
  return (
    <>
      <FieldLabel {...props} />
      {children}
      <FieldMessage {...props} />
    </>
  );
}
