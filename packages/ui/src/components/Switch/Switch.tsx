import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { Icon } from '../Icon/index.ts';
import * as styles from './Switch.css.ts';

/** The props of a Switch. */
export interface SwitchProps {
  /** The visible label and the accessible name. */
  label: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
}

/** A setting that takes effect at once. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={styles.root}>
      <span className={styles.track}>
        <span className={styles.thumb}>
          <Icon name="check" />
        </span>
      </span>
      {label}
    </AriaSwitch>
  );
}
