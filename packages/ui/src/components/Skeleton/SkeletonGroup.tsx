import type { ReactNode } from 'react';
import { useFrameMessages } from '../../internal/messages/frame-messages.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { group } from './Skeleton.css.ts';

/** The props of a SkeletonGroup. */
export interface SkeletonGroupProps {
  /** Announced to screen readers. */
  label?: string;
  children: ReactNode;
}

/** The skeletons of loading content, announced once. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  const { loading } = useFrameMessages();
  return (
    <div role="status" className={group}>
      <span className={visuallyHidden}>{label ?? loading}</span>
      {children}
    </div>
  );
}
