import { addTransitionType, startTransition } from 'react';
import { fade, isMotionReduced, state } from './transition-state.ts';

/**
 * Runs an update that shows another page in a PageTransition, which fades in where the browser can and the user wants motion. The
 * former page stays until the new one has rendered, so its modules should be there.
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
