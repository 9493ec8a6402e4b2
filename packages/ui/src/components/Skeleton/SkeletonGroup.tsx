import type { ReactNode } from 'react';
import type { RootProps } from '../../internal/element-props.ts';
import { useFrameMessages } from '../../internal/messages/frame-messages.ts';
import { visuallyHidden } from '../../internal/visually-hidden.css.ts';
import { group } from './Skeleton.css.ts';

/** The props of a SkeletonGroup. */
export interface SkeletonGroupProps extends RootProps {
  /** Announced to screen readers. */
  label?: string;
  children: ReactNode;
}

/** The skeletons of loading content, announced once. */
export function SkeletonGroup({ label, children, ...root }: SkeletonGroupProps) {
  const { loading } = useFrameMessages();
  return (
    <div {...root} role="status" className={group}>
      <span className={visuallyHidden}>{label ?? loading}</span>
      {children}
    </div>
  );
}
