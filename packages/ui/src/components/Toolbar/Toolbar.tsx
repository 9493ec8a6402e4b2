import { type ReactNode, useId } from 'react';
import * as styles from './Toolbar.css.ts';

/** The props of a Toolbar. */
export interface ToolbarProps {
  /** What the tools are for; the accessible name. */
  label: string;
  /** Small buttons. */
  children: ReactNode;
}

/** Tools for those who work on the product, set apart from the product itself. */
export function Toolbar({ label, children }: ToolbarProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className={styles.toolbar}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      {children}
    </div>
  );
}
