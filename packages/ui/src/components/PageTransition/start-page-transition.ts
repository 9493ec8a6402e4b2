import { addTransitionType, startTransition } from 'react';
import { isMotionReduced } from '../../theme/preferences.ts';
import { fade, state } from './transition-state.ts';

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
