import { type ReactNode, useId } from 'react';
import type { Label as AriaLabel } from 'react-aria-components/Label';
import * as styles from './field.css.ts';
import { Icon } from '../../components/Icon/index.ts';
import type { RootProps } from '../element-props.ts';
import { visuallyHidden } from '../visually-hidden.css.ts';

/** The props of every form field; omitting `label` is a type error, for accessibility. */
export interface FieldProps extends RootProps {
  /** The visible label and the accessible name. */
  label: string;
  /** Hides the label visually, if the context makes the purpose clear. */
  isLabelHidden?: boolean;
  /** The name of the field in its form. */
  name?: string;
  /** Help under the field; the error replaces it. */
  hint?: ReactNode;
  /** The problem of the value, which marks the field as invalid; null reserves its line, so that it moves nothing. */
  error?: ReactNode;
  /** Marks the field as invalid by a message elsewhere, such as that of the whole form. */
  isInvalid?: boolean;
  /** Marks the label; the mark is not part of the accessible name. */
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Disables the field and says why, in the place of the hint. */
  disabledReason?: string | undefined;
}

/** The value of a field: controlled by `value` and `onChange`, or uncontrolled from `defaultValue`. */
export interface ValueProps<Value, Changed extends Value = Value> {
  value?: Value;
  /** The first value of an uncontrolled field. */
  defaultValue?: Value;
  onChange?: (value: Changed) => void;
}

function detailIdOf(messageId: string) {
  return `${messageId}-detail`;
}

/** The states of a field in the words of react-aria, and the id of its message. */
export function useField(
  props: FieldProps & { errorDetail?: string | undefined; 'aria-describedby'?: string },
) {
  const messageId = useId();
  const { error, isInvalid = false, isRequired, isDisabled = false, disabledReason } = props;
  const hasMessage = Boolean(error || (disabledReason ?? props.hint));
  const descriptions = [
    props['aria-describedby'],
    hasMessage && messageId,
    error && props.errorDetail && detailIdOf(messageId),
  ].filter(Boolean);
  return {
    messageId,
    states: {
      isInvalid: isInvalid || Boolean(error),
      isRequired,
      isDisabled: isDisabled || disabledReason !== undefined,
      'aria-describedby': descriptions.join(' ') || undefined,
    },
  };
}

type FieldLabelProps = Pick<FieldProps, 'label' | 'isLabelHidden' | 'isRequired'> & {
  /** The id of a native control. */
  htmlFor?: string;
  /** The id of the label, where it names a group of controls. */
  labelId?: string;
  /** The label of a react-aria field, which connects it itself. */
  labelElement?: typeof AriaLabel;
};

/** The id of the label of a native control, which also names the control in a closed Disclosure. */
export function labelIdOf(id: string): string {
  return `${id}-label`;
}

/** The label of a field. */
function FieldLabel({
  label,
  isLabelHidden,
  isRequired,
  htmlFor,
  labelId,
  ...props
}: FieldLabelProps) {
  const shown = isRequired ? `${styles.label} ${styles.requiredMark}` : styles.label;
  const className = isLabelHidden ? visuallyHidden : shown;
  if (labelId !== undefined)
    return (
      <span id={labelId} className={className}>
        {label}
      </span>
    );
  const Label = props.labelElement ?? 'label';
  return (
    <Label id={htmlFor && labelIdOf(htmlFor)} className={className} htmlFor={htmlFor}>
      {label}
    </Label>
  );
}

interface FieldMessageProps extends Pick<FieldProps, 'hint' | 'error' | 'disabledReason'> {
  messageId: string;
  errorDetail?: string | undefined;
}

/** The line below a field: its error, or else the help; rendered without either too, because a live region announces only changes. */
export function FieldMessage(props: FieldMessageProps) {
  const { hint, error, errorDetail, disabledReason, messageId } = props;
  const help = disabledReason ?? hint;
  const hasLine = help !== undefined || error !== undefined;
  return (
    <div className={hasLine ? styles.message : styles.noMessage} aria-live="polite">
      {error ? (
        <span id={messageId} className={styles.error}>
          <span className={styles.errorMark}>
            <Icon name="alert" />
          </span>
          <span>{error}</span>
        </span>
      ) : (
        help !== undefined && <span id={messageId}>{help}</span>
      )}
      {error && errorDetail && <div id={detailIdOf(messageId)}>{errorDetail}</div>}
    </div>
  );
}

type FieldLayoutProps = FieldProps & FieldLabelProps & FieldMessageProps & { children: ReactNode };

/** The content of a field: the control between its label and its message. */
export function FieldLayout({ children, ...props }: FieldLayoutProps) {
  return (
    <>
      <FieldLabel {...props} />
      {children}
      <FieldMessage {...props} />
    </>
  );
}
