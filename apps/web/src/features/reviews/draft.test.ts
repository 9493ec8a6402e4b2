import 'fake-indexeddb/auto';
import { clear, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Draft, emptyDraft, storeDraft, readDraft } from './draft.ts';

const key = 'review-draft:102';

beforeEach(async () => {
  await clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the draft of a review (docs/product.md#reviews)', () => {
  it('is restored for its user', async () => {
    const draft: Draft = { likeStar: null, content: '글만' };
    await storeDraft('102', draft);
    expect(await readDraft('102')).toEqual(draft);
    expect(await readDraft('103')).toBeUndefined();
  });

  it('is deleted once it is empty', async () => {
    await storeDraft('102', { likeStar: 5, content: '' });
    await storeDraft('102', emptyDraft);
    expect(await get(key)).toBeUndefined();
  });

  it.each([
    'garbage',
    {},
    { likeStar: 6, content: '글' },
    { likeStar: '5', content: '글' },
    { likeStar: 5, content: null },
    { likeStar: 5, content: 'x'.repeat(1_000_000) },
  ])('that is damaged starts empty (%#)', async (stored) => {
    await set(key, stored);
    expect(await readDraft('102')).toBeUndefined();
    await storeDraft('102', { likeStar: 3, content: '새 글' });
    expect(await readDraft('102')).toEqual({ likeStar: 3, content: '새 글' });
  });
});
