import { del, get, set, update } from 'idb-keyval';
import * as v from 'valibot';

const draft = v.object({
  likeStar: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  content: v.pipe(v.string(), v.maxLength(100_000)),
});

/** A review that has not been sent: the stars once chosen, and the text so far. */
export type Draft = v.InferOutput<typeof draft>;

/** What the form begins with: no stars, no words. */
export const emptyDraft: Draft = { likeStar: null, content: '' };

const keyOf = (userId: string) => `review-draft:${userId}`;
const damagedKeyOf = (userId: string) => `review-draft-damaged:${userId}`;

const isEmpty = ({ likeStar, content }: Draft) => likeStar === null && content === '';

// Where the browser keeps nothing (a private window), writing goes on without a draft.
function withoutDraft(error: unknown) {
  console.warn('[fitness]', 'review draft', error);
  return undefined;
}

/** The draft that this person left in this browser, if any; what is no draft is set aside under another key. */
export async function readDraft(userId: string) {
  try {
    const stored = await get<unknown>(keyOf(userId));
    const { success, output } = v.safeParse(v.optional(draft), stored);
    if (success) return output;
    console.warn('[fitness]', 'a damaged review draft was set aside', damagedKeyOf(userId));
    await update<unknown[]>(damagedKeyOf(userId), (before = []) => [...before, stored]);
    await del(keyOf(userId));
    return undefined;
  } catch (error) {
    return withoutDraft(error);
  }
}

/** Keeps a person's draft over reload and sign-in; an empty one is forgotten. */
export function keepDraft(userId: string, draft: Draft) {
  return (isEmpty(draft) ? del(keyOf(userId)) : set(keyOf(userId), draft)).catch(withoutDraft);
}
