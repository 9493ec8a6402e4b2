import type { ReactNode } from 'react';
import { Switch as AriaSwitch } from 'react-aria-components/Switch';
import { Icon } from '../../internal/Icon.tsx';
import * as styles from './Switch.css.ts';

/** One of the two, so that a switch without a name does not compile. */
type SwitchName =
  | {
      /** What is on or off, and the whole of the accessible name. */
      label: string;
      children?: never;
    }
  | {
      /** As `label`, for a name that is more than a string. */
      children: ReactNode;
      label?: never;
    };

export type SwitchProps = SwitchName & {
  /** The name under which a form knows it. */
  name?: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
};

/** Turns something on or off at once, without a button to confirm it. */
export function Switch({ label, children, ...rest }: SwitchProps) {
  return (
    <AriaSwitch {...rest} className={styles.root}>
      <span className={styles.track}>
        <span className={styles.thumb}>
          <Icon name="check" />
        </span>
      </span>
      {label ?? children}
    </AriaSwitch>
  );
}
