import { media } from '../../theme/index.ts';

/** The view transition type with which a page fades in. */
export const fade = 'page-fade';

/** Whether the user prefers reduced motion; in this module, so that the media queries are part of the entry script. */
export function isMotionReduced(): boolean {
  return window.matchMedia(media.reducedMotion).matches;
}

/** Whether the next page is mounted by a page transition. */
export const state = { isFading: false };
