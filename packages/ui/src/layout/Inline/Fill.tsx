import type { ReactNode } from 'react';
import type { Width } from '../../theme/index.ts';
import { fill } from './Inline.css.ts';

/** The props of a Fill. */
export interface FillProps {
  children: ReactNode;
  /** The width below which it takes a row of its own. */
  minimum?: Width | 'none';
}

/** The child of an Inline that takes the room that the others leave. */
export function Fill({ children, minimum = 'none' }: FillProps) {
  return <div className={fill[minimum]}>{children}</div>;
}
