import { media } from '../../theme/index.ts';

/** The type of transition in which a page fades in. */
export const fade = 'page-fade';

/** Whether the user wants no motion: here, so that the media queries are in the script of the frame. */
export function isMotionReduced(): boolean {
  return window.matchMedia(media.reducedMotion).matches;
}

/** Whether what is mounted next is the page of a transition. */
export const state = { isFading: false };
