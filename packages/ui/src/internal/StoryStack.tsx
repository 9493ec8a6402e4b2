import type { ReactNode } from 'react';
import { stack } from './StoryStack.css.ts';

/** Sets the variants of a story under or beside each other; for stories only. */
export function StoryStack({
  children,
  isRow,
  isNarrow,
}: {
  children: ReactNode;
  isRow?: boolean;
  isNarrow?: boolean;
}) {
  return <div className={stack({ isRow, isNarrow })}>{children}</div>;
}
