import { type ReactNode, useLayoutEffect, useState, ViewTransition } from 'react';
import './PageTransition.css.ts';
import { fade, state } from './transition-state.ts';

/** The props of a PageTransition. */
export interface PageTransitionProps {
  /** A page; its parent must have a different key for each page. */
  children: ReactNode;
}

const enter = { [fade]: 'auto', default: 'none' };

/** A page that fades in after `startPageTransition`, but not when its content changes. */
export function PageTransition({ children }: PageTransitionProps): ReactNode {
  // React starts a view transition for each `ViewTransition` that is mounted late, even for an empty one.
  const [isFading] = useState(() => state.isFading);
  useLayoutEffect(() => {
    state.isFading = false;
  }, []);
  if (!isFading) return children;
  return (
    <ViewTransition default="none" enter={enter}>
      {children}
    </ViewTransition>
  );
}
