import { requestExamples } from '@fitness/api-contract/examples';
import type { OperationId } from '@fitness/api-contract/operations';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  createBackend,
  fixedClock,
  memoryStorage,
  type Backend,
  type Storage,
} from '../backend.ts';
import { createBuilder } from '../scenarios/seed/builder.ts';
import { call, tokenOf, type CallParts } from '../../testing/call.ts';
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

  it('is replaced by another scenario that is requested by name', async () => {
    expect(await reviewsOf(open('default'))).toHaveLength(23);
    expect(await reviewsOf(open())).toHaveLength(23);
  });

  it('is replaced for another seed of its scenario and restored for the same seed', async () => {
    expect(await reviewsOf(createBackend({ storage, seed: 1 }))).toHaveLength(1);
    const other = createBackend({ storage, seed: 2 });
    expect(await reviewsOf(other)).toEqual([]);
    expect(other.seededFor()).toMatchObject({ scenario: 'empty', seed: 2 });
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

  it('never assign the same id twice', async () => {
    const users = Array.from({ length: 10 }, (_, index) => ({
      ...requestExamples.signUp.body,
      username: `haneul${index}`,
      ph: `0101234560${index}`,
    }));
    const responses = await Promise.all(
      users.map((body, index) => call(index % 2 === 0 ? one : other, 'signUp', { body })),
    );
    const userIds = responses.map(({ body }) => (body as { userId: number }).userId);
    expect(new Set(userIds).size).toBe(10);
  });

  it('are reset together', async () => {
    await write(one);
    await one.reset();
    expect(await reviewsOf(other)).toEqual([]);
    await one.reset('default');
    expect(await reviewsOf(other)).toHaveLength(23);
    expect(other.seededFor()?.scenario).toBe('default');
  });
});

describe('the last seat of a class', () => {
  const customers = [101, 102, 103];
  let tabs: { backend: Backend; token: string }[];
  beforeEach(async () => {
    await open('empty').change(({ store }) => {
      const { openClass, sell } = createBuilder(store, NOW.slice(0, 10));
      openClass({ managerId: 1, day: 1, hour: 10 });
      for (const userId of customers) sell({ userId, promotionId: 1, managerId: 1 });
    });
    tabs = [];
    for (const userId of customers) {
      const backend = open();
      await backend.ready();
      tabs.push({ backend, token: await tokenOf(backend, userId) });
    }
  });

  /** Sends the call of a customer in a tab of their own. */
  const send = async (index: number, id: OperationId, parts: CallParts) => {
    const { backend, token } = tabs[index] ?? { backend: open() };
    return call(backend, id, { token, ...parts });
  };
  const reserve = (index: number) =>
    send(index, 'createReservation', { body: { classId: 1, membershipId: index + 1 } });
  const sessionsLeft = async () => {
    const tab = open();
    await tab.ready();
    return tab.studio.store.memberships.all().map((pass) => pass.remainingSessionCount);
  };
  const full = { status: 409, body: { message: '마감된 수업입니다.' } };

  it('goes to one of two customers who reserve it at the same time @mock:seats', async () => {
    const responses = await Promise.all([reserve(0), reserve(1)]);
    const winner = responses.findIndex(({ status }) => status === 201);
    expect(responses.toSpliced(winner, 1)).toEqual([full]);
    expect(await sessionsLeft()).toEqual([12, 12, 12].with(winner, 11));
  });

  it('goes to at most one of two others who reserve it while it is cancelled', async () => {
    await reserve(0);
    const cancel = send(0, 'cancelReservation', { params: { id: 1 } });
    const [cancelled, ...responses] = await Promise.all([cancel, reserve(1), reserve(2)]);
    expect(cancelled.status).toBe(204);
    const refused = responses.filter(({ status }) => status !== 201);
    expect([[full], [full, full]]).toContainEqual(refused);
    const left = responses.map(({ status }) => (status === 201 ? 11 : 12));
    expect(await sessionsLeft()).toEqual([12, ...left]);
  });
});

describe('without a storage', () => {
  it('each backend has its own state, and a reset restores its initial state', async () => {
    const fresh = () => createBackend({ scenario: 'empty' });
    const [one, other] = [fresh(), fresh()];
    await write(one);
    expect(await reviewsOf(other)).toEqual([]);
    await one.reset();
    expect(await reviewsOf(one)).toEqual([]);
    expect(one.seededFor()?.scenario).toBe('empty');
  });
});
