import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { useField, type FieldProps, FieldMessage } from '../../internal/field/Field.tsx';
import { Icon } from '../Icon/index.ts';
import * as styles from './Switch.css.ts';

/** The props of a Switch. */
export interface SwitchProps extends Omit<
  FieldProps,
  'isLabelHidden' | 'error' | 'isInvalid' | 'isRequired'
> {
  /** Whether it is on; with `onChange`. */
  isSelected?: boolean;
  /** Whether an uncontrolled switch is on at first. */
  defaultSelected?: boolean;
  onChange?: (isSelected: boolean) => void;
}

/** A setting that takes effect at once. */
export function Switch({ label, hint, isDisabled, disabledReason, ...rest }: SwitchProps) {
  const help = { hint, disabledReason };
  const { messageId, states } = useField({ label, isDisabled, ...help });
  return (
    <>
      <AriaSwitch
        {...rest}
        isDisabled={states.isDisabled}
        aria-describedby={states['aria-describedby']}
        className={styles.root}
      >
        <span className={styles.track}>
          <span className={styles.thumb}>
            <Icon name="check" />
          </span>
        </span>
        {label}
      </AriaSwitch>
      <FieldMessage {...help} messageId={messageId} />
    </>
  );
}
