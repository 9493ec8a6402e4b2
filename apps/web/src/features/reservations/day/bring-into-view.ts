import { media } from '@fitness/ui/theme';

/** Scrolls to an element that begins in the lower half of the window or below it; the focus stays. */
export function bringIntoView(id: string) {
  const element = document.getElementById(id);
  if (element === null || element.getBoundingClientRect().top < window.innerHeight / 2) return;
  const behavior = matchMedia(media.reducedMotion).matches ? 'instant' : 'smooth';
  // As little as shows all of it; where it is higher than the window, its beginning.
  element.scrollIntoView({ block: 'nearest', behavior });
}
