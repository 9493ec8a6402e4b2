import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';

export interface VisuallyHiddenProps {
  /** What only a screen reader says. */
  children: ReactNode;
}

/** Text for screen readers alone, for example what tells the buttons of a table's rows apart. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
