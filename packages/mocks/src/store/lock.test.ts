import { expect, it } from 'vitest';
import { createLock } from './lock.ts';

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

it('throws what the work throws, and goes on', async () => {
  const lock = createLock('failure');
  await expect(lock(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  await expect(lock(async () => 'next')).resolves.toBe('next');
});

it('takes the lock from a page that is gone', async () => {
  const released = navigator.locks
    .request('gone', () => new Promise(() => {}))
    .then(
      () => 'ended',
      () => 'taken',
    );
  await expect(createLock('gone', 20)(async () => 'started')).resolves.toBe('started');
  await expect(released).resolves.toBe('taken');
});
