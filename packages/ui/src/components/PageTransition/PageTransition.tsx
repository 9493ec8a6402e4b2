import {
  addTransitionType,
  type ReactNode,
  startTransition,
  useLayoutEffect,
  useState,
  ViewTransition,
} from 'react';
import { isMotionReduced } from '../../theme/preferences.ts';
import './PageTransition.css.ts';

/** The view transition type with which a page fades in. */
const fade = 'page-fade';

/** True while the next page is mounted by a page transition. */
const state = { isFading: false };

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

/**
 * Runs an update that shows another page in a PageTransition; the page fades in if the browser supports view transitions and the
 * user does not prefer reduced motion. The previous page stays until the new one has rendered, so the new page's modules should
 * be loaded.
 */
export function startPageTransition(update: () => void): void {
  if (isMotionReduced()) {
    update();
    return;
  }
  state.isFading = true;
  startTransition(() => {
    addTransitionType(fade);
    update();
  });
}
