import { describe, expect, it } from 'vitest';
import { createBackend, fixedClock, memoryStorage } from '../backend.ts';
import { NOW } from '../../testing/now.ts';
import { createLock, readSnapshot } from './indexed-db-storage.ts';

describe('the lock of the tabs', () => {
  it('runs one work after another', async () => {
    const lock = createLock('order');
    const order: string[] = [];
    const work = (name: string) => async () => {
      order.push(`${name} begins`);
      await Promise.resolve();
      order.push(`${name} ends`);
    };
    await Promise.all([lock(work('first')), lock(work('second'))]);
    expect(order).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('is taken from a page that is gone', async () => {
    const released = navigator.locks
      .request('gone', () => new Promise(() => {}))
      .then(
        () => 'ended',
        () => 'taken',
      );
    await expect(createLock('gone', 20)(async () => 'started')).resolves.toBe('started');
    await expect(released).resolves.toBe('taken');
  });
});

async function storedSnapshot() {
  const storage = memoryStorage();
  await createBackend({ storage, clock: fixedClock(NOW) }).ready();
  const { tables, ...head } = (await storage.load()) ?? { tables: {} };
  return { head, tables };
}

describe('a snapshot that is read from storage', () => {
  it('is the one that was stored', async () => {
    const { head, tables } = await storedSnapshot();
    expect(readSnapshot(head, tables)).toEqual({ ...head, tables });
  });

  it.each([undefined, 'garbage', [], { version: 1 }, { rows: [null], nextId: 1 }, { rows: 3 }])(
    'is none when its head or any table is %j',
    async (garbage) => {
      const { head, tables } = await storedSnapshot();
      expect(readSnapshot(garbage, tables)).toBeUndefined();
      expect(readSnapshot({ ...head, seededFor: garbage }, tables)).toBeUndefined();
      for (const name of Object.keys(tables))
        expect(readSnapshot(head, { ...tables, [name]: garbage })).toBeUndefined();
    },
  );
});
