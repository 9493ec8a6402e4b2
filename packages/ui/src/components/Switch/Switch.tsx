import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import { FieldMessage, type FieldProps, useField } from '../../internal/field/Field.tsx';
import { requiredMark } from '../../internal/field/field.css.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Switch.css.ts';

/** The props of a Switch. */
export interface SwitchProps extends FieldProps {
  /** On or off; with `onChange`. */
  isSelected?: boolean;
  /** Switches an uncontrolled switch on at first. */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
}

/** A setting that takes effect at once. */
export function Switch(props: SwitchProps) {
  const { label, isLabelHidden, hint, error, disabledReason, ...input } = props;
  const { messageId, states } = useField(props);
  const shown = input.isRequired ? requiredMark : undefined;
  return (
    <SwitchField {...input} {...states} validationBehavior="aria" className={styles.field}>
      <SwitchButton className={styles.root}>
        <span className={styles.track}>
          <span className={styles.thumb}>
            <Icon name="check" />
          </span>
        </span>
        <span className={isLabelHidden ? visuallyHidden : shown}>{label}</span>
      </SwitchButton>
      <FieldMessage {...{ hint, error, disabledReason, messageId }} />
    </SwitchField>
  );
}
