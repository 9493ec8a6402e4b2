import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';

/** The props of a VisuallyHidden. */
export interface VisuallyHiddenProps {
  children: ReactNode;
}

/** Text for screen readers only, for example to tell the buttons of table rows apart. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={visuallyHidden}>{children}</span>;
}
