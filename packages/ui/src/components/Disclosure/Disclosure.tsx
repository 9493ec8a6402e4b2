import { type ReactNode, useState } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { Fill } from '../../layout/Inline/index.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './Disclosure.css.ts';

/** The props of a Disclosure. */
export interface DisclosureProps extends RootProps {
  /** The always visible part, which toggles the details. */
  summary: ReactNode;
  children: ReactNode;
  /** Open at first. */
  defaultOpen?: boolean;
}

/** Details that are collapsed until the user expands them. */
export function Disclosure({ summary, children, defaultOpen = false, ...root }: DisclosureProps) {
  const [isPressed, setPressed] = useState(false);
  return (
    <details
      {...root}
      className={styles.root}
      open={defaultOpen}
      data-animated={isPressed || undefined}
    >
      <summary className={styles.summary} onClick={() => setPressed(true)}>
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
