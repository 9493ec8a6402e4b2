import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { floatingAction } from './FloatingAction.css.ts';

/** The props of a FloatingAction. */
export interface FloatingActionProps extends RootProps {
  /** One LinkButton or Button. */
  children: ReactNode;
}

/** Fixes the main action of a page at the lower edge of the window, and reserves space for it at the end of the page. */
export function FloatingAction({ children, ...root }: FloatingActionProps) {
  return (
    <div {...root} className={floatingAction}>
      {children}
    </div>
  );
}
