/** The view transition type with which a page fades in. */
export const fade = 'page-fade';

/** Whether the next page is mounted by a page transition. */
export const state = { isFading: false };
