import { promisifyRequest } from 'idb-keyval';
import * as v from 'valibot';
import { keyvalStore } from '../../../shared/browser/keyval-store.ts';

const version = 2;

const fields = {
  likeStar: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  content: v.pipe(v.string(), v.maxLength(100_000)),
};
const current = v.object({ version: v.literal(version), ...fields });
/** Version 1 had the same fields and no version. */
const versionOne = v.object({ version: v.optional(v.undefined()), ...fields });

const draft = v.pipe(
  v.union([current, versionOne]),
  v.transform(({ likeStar, content }) => ({ likeStar, content })),
);

/** A review that has not been sent. */
export type Draft = v.InferOutput<typeof draft>;

export const emptyDraft: Draft = { likeStar: null, content: '' };

const keyOf = (userId: string) => `review-draft:${userId}`;
const damagedKeyOf = (userId: string) => `review-draft-damaged:${userId}`;

const isEmpty = ({ likeStar, content }: Draft) => likeStar === null && content === '';

const isOfLaterRelease = (stored: unknown) =>
  Number.isSafeInteger(Object(stored).version) && Object(stored).version > version;

// Without storage (a private window) drafts are not kept.
function withoutDraft(error: unknown) {
  console.warn('[fitness]', 'review draft', error);
  return undefined;
}

const stored = (objects: IDBObjectStore, key: string) =>
  promisifyRequest<unknown>(objects.get(key));

async function setAside(objects: IDBObjectStore, userId: string, found: unknown) {
  console.warn('[fitness]', 'an unknown review draft was set aside', damagedKeyOf(userId));
  const before = await stored(objects, damagedKeyOf(userId));
  objects.put(
    [...(Array.isArray(before) ? (before as unknown[]) : []), found],
    damagedKeyOf(userId),
  );
  objects.delete(keyOf(userId));
}

/**
 * The user's stored draft, if any. A damaged one is moved to another key; one of a later release is kept until this release
 * stores another draft.
 */
export function readDraft(userId: string): Promise<Draft | undefined> {
  return keyvalStore('readwrite', async (objects) => {
    const found = await stored(objects, keyOf(userId));
    const { success, output } = v.safeParse(v.optional(draft), found);
    if (success) return output;
    if (!isOfLaterRelease(found)) await setAside(objects, userId, found);
    return undefined;
  }).catch(withoutDraft);
}

/** Stores the user's draft, so that it survives a reload and sign-in; deletes an empty one. */
export function storeDraft(userId: string, next: Draft): Promise<void> {
  return keyvalStore('readwrite', async (objects) => {
    const found = await stored(objects, keyOf(userId));
    const isLater = isOfLaterRelease(found);
    if (isLater && isEmpty(next)) return;
    if (isLater) await setAside(objects, userId, found);
    if (isEmpty(next)) objects.delete(keyOf(userId));
    else objects.put({ version, ...next }, keyOf(userId));
    await promisifyRequest(objects.transaction);
  }).catch(withoutDraft);
}
