import { type ReactNode, useLayoutEffect, useState, ViewTransition } from 'react';
import './PageTransition.css.ts';
import { fade, state } from './transition-state.ts';

/** The props of a PageTransition. */
export interface PageTransitionProps {
  /** A page; with another key around it for another page. */
  children: ReactNode;
}

const enter = { [fade]: 'auto', default: 'none' };

/** A page that fades in when `startPageTransition` brought it, and not when its content changes. */
export function PageTransition({ children }: PageTransitionProps) {
  // React starts a transition of the browser for each one that is mounted late, also for one that shows nothing.
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
