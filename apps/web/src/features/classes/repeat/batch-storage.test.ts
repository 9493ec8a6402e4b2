import 'fake-indexeddb/auto';
import { clear, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newBatch } from './batch.ts';
import { readBatch, storeBatch } from './batch-storage.ts';

const batch = newBatch(
  {
    startedAt: '2026-11-20T09:00:00',
    firstDay: '2026-11-21',
    classSubjectId: 1,
    classMaxCustomer: 6,
  },
  ['2026-11-23T06:00:00'],
);

beforeEach(() => clear());

describe('the batch on the device (docs/product.md#repeated-classes)', () => {
  it('is read by its user only, and deleted once it is dismissed @repeat:session', async () => {
    await storeBatch('1', batch);
    expect(await readBatch('1')).toEqual(batch);
    expect(await readBatch('2')).toBeNull();
    await storeBatch('1', null);
    expect(await get('class-batch:1')).toBeUndefined();
  });

  it('is left in place if it is of a later release, and replaced if it is damaged', async () => {
    await set('class-batch:1', { version: 2 });
    await storeBatch('1', batch);
    expect(await get('class-batch:1')).toEqual({ version: 2 });
    expect(await readBatch('1')).toBeNull();
    await set('class-batch:1', 'garbage');
    await storeBatch('1', batch);
    expect(await readBatch('1')).toEqual(batch);
  });

  it('is not known without storage, so that the page keeps its own', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
      throw new DOMException('', 'InvalidStateError');
    });
    expect(await readBatch('1')).toBeUndefined();
    await storeBatch('1', batch);
    expect(warn).toHaveBeenCalledTimes(2);
    vi.restoreAllMocks();
  });
});
