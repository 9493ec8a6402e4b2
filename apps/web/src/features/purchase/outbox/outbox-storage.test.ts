import 'fake-indexeddb/auto';
import { clear, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createOutboxStorage, damagedKeyOf } from './outbox-storage.ts';
import { entryOf } from '../../../../testing/purchase/entries.ts';

const key = 'payment-outbox:102';
const entry = entryOf('a', { state: 'paid' });
const next = entryOf('b', { state: 'prepared' });

beforeEach(async () => {
  await clear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('damaged payment records (docs/product.md#outbox)', () => {
  it.each([[null], ['garbage'], [{ version: 9 }], [[entry, { paymentId: 'a' }, 'garbage']]])(
    'are moved to another key by the next purchase: %j @outbox:damaged',
    async (stored) => {
      await set(key, stored);
      const storage = createOutboxStorage();
      const before = await storage.read('102');
      await storage.change('102', (entries) => [...entries, next]);
      expect(await storage.read('102')).toEqual([...before, next]);
      expect(await get(damagedKeyOf('102'))).toEqual(
        Array.isArray(stored) ? stored.slice(1) : [stored],
      );
    },
  );

  it('are added to earlier ones', async () => {
    const storage = createOutboxStorage();
    for (const damage of ['first', 'second']) {
      await set(key, [entry, damage]);
      await storage.change('102', (entries) => entries);
    }
    await storage.change('102', (entries) => [...entries, next]);
    expect(await get(damagedKeyOf('102'))).toEqual(['first', 'second']);
    expect(await storage.read('102')).toEqual([entry, next]);
  });

  it('of one user leave another user alone', async () => {
    await set(key, 'garbage');
    const storage = createOutboxStorage();
    await storage.change('103', () => [entry]);
    expect(await get(key)).toBe('garbage');
    expect(await storage.read('103')).toEqual([entry]);
  });
});

describe('a purchase that a later release stored', () => {
  it('is not used and stays where it is @outbox:later-version', async () => {
    const later = { ...entryOf('c', { state: 'paid' }), version: 3, record: 'other' };
    await set(key, [later, entry]);
    const storage = createOutboxStorage();
    expect(await storage.read('102')).toEqual([entry]);
    await storage.change('102', () => [next]);
    expect(await storage.read('102')).toEqual([next]);
    expect(await get(key)).toEqual([next, later]);
    expect(await get(damagedKeyOf('102'))).toBeUndefined();
  });
});

describe('concurrent changes from two tabs', () => {
  it('are serialized, and none is lost', async () => {
    const tabs = [createOutboxStorage(), createOutboxStorage()];
    const ids = Array.from({ length: 20 }, (_, index) => `p-${index}`);
    await Promise.all(
      ids.map((id, index) =>
        tabs[index % 2]!.change('102', (entries) => [
          ...entries,
          entryOf(id, { state: 'prepared' }),
        ]),
      ),
    );
    expect((await tabs[0]!.read('102')).map(({ paymentId }) => paymentId).sort()).toEqual(
      ids.sort(),
    );
  });
});
