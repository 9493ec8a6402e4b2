import * as v from 'valibot';
import { del, get, set } from 'idb-keyval';
import { useEffect, useState } from 'react';
import { keyvalStore } from '../../lib/keyval-store.ts';

const draft = v.object({
  likeStar: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  content: v.pipe(v.string(), v.maxLength(100_000)),
});

/** A review that has not been sent. */
export type Draft = v.InferOutput<typeof draft>;

export const emptyDraft: Draft = { likeStar: null, content: '' };

const keyOf = (userId: string) => `review-draft:${userId}`;

// Without storage (a private window) drafts are not kept.
const warn = (error: unknown) => console.warn('[fitness]', 'review draft', error);

/** The user's stored draft, if any that can be read. */
export async function readDraft(userId: string): Promise<Draft | undefined> {
  try {
    return v.parse(v.optional(draft), await get(keyOf(userId), keyvalStore));
  } catch (error) {
    warn(error);
    return undefined;
  }
}

/** Stores the user's draft, so that it survives a reload and sign-in; deletes an empty one. */
export async function storeDraft(userId: string, next: Draft): Promise<void> {
  const isEmpty = next.likeStar === null && next.content === '';
  const key = keyOf(userId);
  await (isEmpty ? del(key, keyvalStore) : set(key, next, keyvalStore)).catch(warn);
}

/** The user's draft; initialized from storage unless the user has typed in the meantime. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState<Draft>();
  useEffect(() => {
    void readDraft(userId).then((stored) => setDraft((typed) => typed ?? stored));
  }, [userId]);
  const change = async (part: Partial<Draft>) => {
    const next = { ...emptyDraft, ...draft, ...part };
    setDraft(next);
    // After the frame that shows the change.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    await storeDraft(userId, next);
  };
  return { draft: draft ?? emptyDraft, change, clear: () => change(emptyDraft) };
}
