import { beforeEach, describe, expect, it } from 'vitest';
import {
  createBackend,
  fixedClock,
  memoryStorage,
  type Backend,
  type Storage,
} from '../backend.ts';
import { createBuilder } from '../scenarios/seed/builder.ts';
import { call, tokenOf } from '../../testing/call.ts';
import { NOW } from '../../testing/now.ts';

let storage: Storage;
beforeEach(() => {
  storage = memoryStorage();
});

const open = (scenario?: 'default' | 'empty', time = NOW): Backend =>
  createBackend({ storage, scenario, clock: fixedClock(time) });
const reviewsOf = async (backend: Backend): Promise<unknown> =>
  (await call(backend, 'listReviews')).body;

async function write(backend: Backend): Promise<void> {
  await backend.ready();
  const { status } = await call(backend, 'createReview', { token: await tokenOf(backend, 101) });
  expect(status).toBe(201);
}

describe('a stored state', () => {
  beforeEach(() => write(open('empty')));

  it('is restored after a reload, on another day too', async () => {
    const nextDay = open(undefined, '2026-11-21T00:01:00');
    expect(await reviewsOf(nextDay)).toMatchObject([
      { content: '설명이 꼼꼼해서 좋았습니다.', likeStar: 5 },
    ]);
    expect(nextDay.seededFor()).toEqual({ scenario: 'empty', seed: 1, date: '2026-11-20' });
  });

  it('is replaced by another scenario or seed that is requested', async () => {
    expect(await reviewsOf(createBackend({ storage, seed: 1 }))).toHaveLength(1);
    expect(await reviewsOf(createBackend({ storage, seed: 2 }))).toEqual([]);
    expect(await reviewsOf(open('default'))).toHaveLength(23);
    expect(await reviewsOf(open())).toHaveLength(23);
  });

  it('is seeded anew when it has another version', async () => {
    const stored = await storage.load();
    if (stored) await storage.save({ ...stored, version: 0, revision: 'old' }, stored.tables);
    expect(await reviewsOf(open())).toHaveLength(23);
  });

  it('is saved only when something changed', async () => {
    const backend = open();
    const before = await storage.revision();
    await call(backend, 'listReviews');
    await call(backend, 'signUp', { body: {} });
    expect(await storage.revision()).toBe(before);
    await call(backend, 'signUp');
    expect(await storage.revision()).not.toBe(before);
  });

  it('that cannot be saved fails the request, and the change is rolled back', async () => {
    const save = () => Promise.reject(new Error('full'));
    const backend = createBackend({ storage: { ...storage, save } });
    await expect(write(backend)).rejects.toThrow('full');
    expect(await reviewsOf(backend)).toHaveLength(1);
  });
});

describe('two tabs on one storage', () => {
  let one: Backend;
  let other: Backend;
  beforeEach(() => {
    [one, other] = [open('empty'), open('empty')];
  });

  it('see each other’s changes at once', async () => {
    await write(one);
    expect(await reviewsOf(other)).toHaveLength(1);
    await write(other);
    expect(await reviewsOf(one)).toHaveLength(2);
  });

  it('are reset together', async () => {
    await write(one);
    await one.reset();
    expect(await reviewsOf(other)).toEqual([]);
    await one.reset('default');
    expect(await reviewsOf(other)).toHaveLength(23);
    expect(other.seededFor()?.scenario).toBe('default');
  });

  it('give the last seat of a class to one of two customers who reserve it at the same time @mock:seats', async () => {
    await one.change(({ store }) => {
      const { openClass, sell } = createBuilder(store, NOW.slice(0, 10));
      openClass({ managerId: 1, day: 1, hour: 10 });
      for (const userId of [101, 102]) sell({ userId, promotionId: 1, managerId: 1 });
    });
    await other.ready();
    const reserve = async (tab: Backend, userId: number, membershipId: number) =>
      call(tab, 'createReservation', {
        token: await tokenOf(tab, userId),
        body: { classId: 1, membershipId },
      });
    const responses = await Promise.all([reserve(one, 101, 1), reserve(other, 102, 2)]);
    const winner = responses.findIndex(({ status }) => status === 201);
    expect(responses.toSpliced(winner, 1)).toEqual([
      { status: 409, body: { message: '마감된 수업입니다.' } },
    ]);
    await one.ready();
    const passes = one.studio.store.memberships.all();
    expect(passes.map((pass) => pass.remainingSessionCount)).toEqual([12, 12].with(winner, 11));
  });
});
