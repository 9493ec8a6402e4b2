import type { ReactNode } from 'react';
import type { Responsive, Space } from '../../theme/index.ts';
import { bleed } from './Bleed.css.ts';

/** The props of a Bleed. */
export interface BleedProps {
  children: ReactNode;
  /** How far the content reaches beyond both sides of its container. */
  inline: Responsive<Space>;
}

/** Content that reaches into the padding of its container. */
export function Bleed({ children, inline }: BleedProps) {
  return <div className={bleed({ marginInline: inline })}>{children}</div>;
}
