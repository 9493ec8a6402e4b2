import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { group } from './Skeleton.css.ts';

/** The props of a SkeletonGroup. */
export interface SkeletonGroupProps {
  /** Announced to screen readers. */
  label?: string;
  children: ReactNode;
}

/** The skeletons of loading content, announced once. */
export function SkeletonGroup({ label = '불러오는 중', children }: SkeletonGroupProps) {
  return (
    <div role="status" className={group}>
      <span className={visuallyHidden}>{label}</span>
      {children}
    </div>
  );
}
