import { type MouseEvent, type ReactNode, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { RootProps } from '../../internal/element-props.ts';
import { Fill } from '../../layout/Inline/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Disclosure.css.ts';

/** The props of a Disclosure. */
export interface DisclosureProps extends RootProps {
  /** The always visible part, which toggles the details. */
  summary: ReactNode;
  children: ReactNode;
  /** Whether it is open: controlled with `onOpenChange`, or uncontrolled from `defaultOpen`. */
  isOpen?: boolean;
  defaultOpen?: boolean;
  /** Also called where the browser opens it, to show what was searched in the page. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The surface of a Panel, for a section of a page. */
  isPanel?: boolean;
}

/** Details that are collapsed until the user expands them. */
export function Disclosure({
  summary,
  children,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  isPanel = false,
  ...root
}: DisclosureProps) {
  const [isNowOpen, setOpen] = useControlledState(isOpen, defaultOpen, onOpenChange);
  const [isPressed, setPressed] = useState(false);
  const press = (event: MouseEvent) => {
    // Otherwise the browser would also open controlled details that stay closed.
    event.preventDefault();
    setPressed(true);
    setOpen(!isNowOpen);
  };
  return (
    <details
      {...root}
      className={isPanel ? `${styles.root} ${styles.panel}` : styles.root}
      open={isNowOpen}
      data-animated={isPressed || undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary} onClick={press}>
        <Fill as="span">{summary}</Fill>
        <span className={styles.arrow}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div className={styles.fold}>
        <div className={styles.clip}>
          <div className={styles.content}>{children}</div>
        </div>
      </div>
    </details>
  );
}
