import type { ReactNode } from 'react';
import type { Responsive, Space } from '../../theme/index.ts';
import { bleed } from './Bleed.css.ts';

/** The props of a Bleed. */
export interface BleedProps {
  children: ReactNode;
  /** How far the content extends beyond both sides of its container. */
  inline: Responsive<Space>;
}

/** Content that extends into the padding of its container (negative margin). */
export function Bleed({ children, inline }: BleedProps) {
  return <div className={bleed({ marginInline: inline })}>{children}</div>;
}
