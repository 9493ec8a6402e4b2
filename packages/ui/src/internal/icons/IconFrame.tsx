import type { ReactNode } from 'react';
import type { RootProps } from '../element-props.ts';
import { icon } from './IconFrame.css.ts';

/** The props of an IconFrame. */
export interface IconFrameProps extends RootProps {
  /** One of the icon shapes. */
  children: ReactNode;
}

/** The SVG element of an icon, for components that import a single shape instead of all. */
export function IconFrame({ children, ...root }: IconFrameProps) {
  return (
    <svg {...root} className={icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
