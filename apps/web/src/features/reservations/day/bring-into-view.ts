import { isMotionReduced } from '@fitness/ui/theme/preferences';

/** Scrolls to an element that starts in the lower half of the window or below it, without moving the focus. */
export function bringIntoView(id: string) {
  const element = document.getElementById(id);
  if (element === null || element.getBoundingClientRect().top < window.innerHeight / 2) return;
  const behavior = isMotionReduced() ? 'instant' : 'smooth';
  // Scrolls as little as possible; for an element taller than the window, to its start.
  element.scrollIntoView({ block: 'nearest', behavior });
}
