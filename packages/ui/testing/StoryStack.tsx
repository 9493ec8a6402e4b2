import type { ReactNode } from 'react';
import { stack } from './StoryStack.css.ts';

interface StoryStackProps {
  children: ReactNode;
  isRow?: boolean;
  isNarrow?: boolean;
}

/** Lays out the variants of a story in a column or a row. */
export function StoryStack({ children, isRow, isNarrow }: StoryStackProps) {
  return <div className={stack({ isRow, isNarrow })}>{children}</div>;
}
