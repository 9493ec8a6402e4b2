import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components/TextField';
import * as styles from './field.css.ts';
import { Icon } from './Icon.tsx';
import { visuallyHidden } from './visually-hidden.css.ts';

/** What every field says about itself; `label` is required, so that an unlabelled control does not compile. */
export interface FieldProps {
  /** The visible label, and the whole of the accessible name. */
  label: string;
  /** Keeps the label for screen readers only, where the place itself says what the field is. */
  isLabelHidden?: boolean;
  /** Help under the field; gives way to the error. */
  hint?: ReactNode;
  /** The caller's error flag. */
  isInvalid?: boolean;
  /** The caller's message, shown under the field while `isInvalid`. */
  errorMessage?: string;
  /** Marks the label; the mark is not part of the name. */
  isRequired?: boolean;
}

type LabelTexts = Pick<FieldProps, 'label' | 'isLabelHidden' | 'isRequired'> & { htmlFor?: string };

/** A field's label; inside a react-aria field it is tied to the control by itself. */
export function FieldLabel({ label, isLabelHidden, isRequired, htmlFor }: LabelTexts) {
  const shown = isRequired ? `${styles.label} ${styles.requiredMark}` : styles.label;
  return (
    <Label className={isLabelHidden ? visuallyHidden : shown} htmlFor={htmlFor}>
      {label}
    </Label>
  );
}

type MessageTexts = Pick<FieldProps, 'hint' | 'isInvalid' | 'errorMessage'>;

/** The line under a field: the error while there is one, else the hint; read out when it changes. */
export function FieldMessage({ hint, isInvalid, errorMessage }: MessageTexts) {
  if (hint === undefined && errorMessage === undefined) return null;
  return (
    <div className={styles.message} aria-live="polite">
      {errorMessage !== undefined && (
        <FieldError className={styles.error}>
          <span className={styles.errorMark}>
            <Icon name="alert" />
          </span>
          <span>{errorMessage}</span>
        </FieldError>
      )}
      {!isInvalid && hint !== undefined && <Text slot="description">{hint}</Text>}
    </div>
  );
}
