import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import type { Space } from '../../theme/index.ts';
import { bleed } from './Bleed.css.ts';

/** The props of a Bleed. */
export interface BleedProps extends RootProps {
  children: ReactNode;
  /** How far the content extends beyond both sides of its container. */
  inline: Space;
}

/** Content that extends into the padding of its container (negative margin). */
export function Bleed({ children, inline, ...root }: BleedProps) {
  return (
    <div {...root} className={bleed[inline]}>
      {children}
    </div>
  );
}
