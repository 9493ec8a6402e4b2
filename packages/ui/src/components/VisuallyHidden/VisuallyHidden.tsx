import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';

/** The props of a VisuallyHidden. */
export interface VisuallyHiddenProps extends RootProps {
  children: ReactNode;
}

/** Text for screen readers only, for example to tell the buttons of table rows apart. */
export function VisuallyHidden({ children, ...root }: VisuallyHiddenProps) {
  return (
    <span {...root} className={visuallyHidden}>
      {children}
    </span>
  );
}
