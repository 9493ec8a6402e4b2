import { del, get, set, update } from 'idb-keyval';
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';

const draft = v.object({
  likeStar: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  content: v.pipe(v.string(), v.maxLength(100_000)),
});

/** A review that has not been sent. */
export type Draft = v.InferOutput<typeof draft>;

export const emptyDraft: Draft = { likeStar: null, content: '' };

const keyOf = (userId: string) => `review-draft:${userId}`;
const damagedKeyOf = (userId: string) => `review-draft-damaged:${userId}`;

const isEmpty = ({ likeStar, content }: Draft) => likeStar === null && content === '';

// Without storage (a private window) there is no draft.
function withoutDraft(error: unknown) {
  console.warn('[fitness]', 'review draft', error);
  return undefined;
}

/** The user's stored draft, if any; a damaged one is moved to another key. */
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

/** Stores the user's draft over reload and sign-in, and deletes an empty one. */
export function storeDraft(userId: string, draft: Draft) {
  return (isEmpty(draft) ? del(keyOf(userId)) : set(keyOf(userId), draft)).catch(withoutDraft);
}

/** A user's draft; the stored one appears unless something has been typed meanwhile. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(emptyDraft);
  const isDirty = useRef(false);

  useEffect(() => {
    let isCurrent = true;
    void readDraft(userId).then((stored) => {
      if (isCurrent && stored !== undefined && !isDirty.current) setDraft(stored);
    });
    return () => {
      isCurrent = false;
    };
  }, [userId]);

  const change = (part: Partial<Draft>) => {
    isDirty.current = true;
    const next = { ...draft, ...part };
    setDraft(next);
    void storeDraft(userId, next);
  };
  return { draft, change, clear: () => change(emptyDraft) };
}
