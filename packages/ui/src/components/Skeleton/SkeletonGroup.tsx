import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { group } from './Skeleton.css.ts';

export interface SkeletonGroupProps {
  /** What screen readers hear while it loads. */
  label?: string;
  /** The shapes of what comes, set out as it will be. */
  children: ReactNode;
}

/** Stands where content will appear, as large as it will be, and tells screen readers once that it is loading. */
export function SkeletonGroup({ label = '불러오는 중', children }: SkeletonGroupProps) {
  return (
    <div role="status" className={group}>
      <span className={visuallyHidden}>{label}</span>
      {children}
    </div>
  );
}
