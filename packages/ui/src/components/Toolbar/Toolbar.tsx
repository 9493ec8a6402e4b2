import { type ReactNode, useId } from 'react';
import * as styles from './Toolbar.css.ts';

/** The props of a Toolbar. */
export interface ToolbarProps {
  /** The purpose of the tools; the accessible name. */
  label: string;
  /** Small buttons. */
  children: ReactNode;
}

/** Developer tools, visually separated from the product. */
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
