import type { ReactNode } from 'react';
import { icons } from './IconFrame.css.ts';

/** The props of an IconFrame. */
export interface IconFrameProps {
  /** One of the icon shapes. */
  children: ReactNode;
  /** In parts of the text around it: `sm` is as high as its letters. */
  size?: keyof typeof icons | undefined;
}

/** The drawing area of an icon, for components that take a shape and not all of them. */
export function IconFrame({ children, size = 'md' }: IconFrameProps) {
  return (
    <svg className={icons[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
