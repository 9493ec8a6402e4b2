import { del, get, set } from 'idb-keyval';

/** A review that has not been sent: the stars once chosen, and the text so far. */
export type Draft = { likeStar: number | null; content: string };

/** What the form begins with: no stars, no words. */
export const emptyDraft: Draft = { likeStar: null, content: '' };

const keyOf = (userId: string) => `review-draft:${userId}`;

const isEmpty = ({ likeStar, content }: Draft) => likeStar === null && content === '';

// Where the browser keeps nothing (a private window), writing goes on without a draft.
const withoutDraft = (error: unknown) => {
  console.warn('[fitness]', 'review draft', error);
  return undefined;
};

/** The draft that this person left in this browser, if any. */
export const readDraft = (userId: string) => get<Draft>(keyOf(userId)).catch(withoutDraft);

/** Keeps a person's draft over reload and sign-in; an empty one is forgotten. */
export const keepDraft = (userId: string, draft: Draft) =>
  (isEmpty(draft) ? del(keyOf(userId)) : set(keyOf(userId), draft)).catch(withoutDraft);
