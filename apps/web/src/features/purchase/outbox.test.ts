import { describe, expect, it } from 'vitest';
import type { PayRecord } from './order.ts';
import { createOutbox, type Exclusively, type OutboxStorage, type SendResult } from './outbox.ts';
import type { OutboxEntry, Progress } from './outbox-entry.ts';

const me = '102';

const entryOf = (paymentId: string, progress: Progress = { state: 'started' }): OutboxEntry => ({
  paymentId,
  kind: 'pt',
  orderName: 'PT 12회',
  amount: 840_000,
  startedAt: '2026-11-20T10:00:00',
  record: {
    reqMembershipDto: { userId: 102, promotionId: 1 },
    reqPayDto: { uuid: paymentId, userId: 102, managerId: 1, promotionId: 1, paymentMethod: 'KAKAOPAY' },
  },
  progress,
});

const memory = (): OutboxStorage => {
  const kept = new Map<string, OutboxEntry[]>();
  return {
    read: async (userId) => kept.get(userId) ?? [],
    change: async (userId, change) => {
      kept.set(userId, change(kept.get(userId) ?? []));
    },
  };
};

const queues = (): Exclusively => {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const run = (last.get(name) ?? Promise.resolve()).then(task, task);
    last.set(name, run);
    return run;
  };
};

/** Two tabs of one device: one storage, one set of locks, and a backend that answers what it is told to. */
const device = () => {
  const world = { online: true, signedIn: me, answer: { kind: 'accepted' } as SendResult, sent: [] as PayRecord[] };
  const storage = memory();
  const exclusively = queues();
  const tab = () =>
    createOutbox({
      storage,
      exclusively,
      canSend: (userId) => world.online && world.signedIn === userId,
      send: async (record) => {
        world.sent.push(record);
        return world.answer;
      },
      onChange: () => {},
    });
  const states = async () => (await storage.read(me)).map(({ progress }) => progress.state);
  return { world, tab: tab(), otherTab: tab(), states, uuids: () => world.sent.map(({ reqPayDto }) => reqPayDto.uuid) };
};

const bySelf = { isByHand: false };
const byHand = { isByHand: true };

describe('a paid purchase', () => {
  it('is recorded with what was stored before paying', async () => {
    const { world, tab, states } = device();
    await tab.add(me, entryOf('a'));
    await tab.apply(me, 'a', { type: 'answered', outcome: { kind: 'success' } });
    expect(await tab.deliver(me, 'a', bySelf)).toBe('recorded');
    expect(world.sent).toEqual([entryOf('a').record]);
    expect(await states()).toEqual(['recorded']);
  });

  it('is not sent while offline, and by itself as soon as there is a connection', async () => {
    const { world, tab, states, uuids } = device();
    await tab.add(me, entryOf('a', { state: 'paid' }));
    world.online = false;
    expect(await tab.deliver(me, 'a', bySelf)).toBe('waiting');
    expect(await states()).toEqual(['paid']);
    world.online = true;
    expect(await tab.deliverWaiting(me)).toBe(1);
    expect(uuids()).toEqual(['a']);
    expect(await states()).toEqual(['recorded']);
  });

  it('waits for the person who paid when somebody else signed in', async () => {
    const { world, tab, states, uuids } = device();
    await tab.add(me, entryOf('a', { state: 'paid' }));
    world.signedIn = '103';
    expect(await tab.deliverWaiting('103')).toBe(0);
    expect(await tab.deliver(me, 'a', byHand)).toBe('waiting');
    expect(uuids()).toEqual([]);
    expect(await states()).toEqual(['paid']);
  });

  it('whose record may have arrived is not sent again by itself, but by hand under the same uuid', async () => {
    const { world, tab, states, uuids } = device();
    await tab.add(me, entryOf('a', { state: 'paid' }));
    world.answer = { kind: 'lost' };
    expect(await tab.deliver(me, 'a', bySelf)).toBe('waiting');
    expect(await states()).toEqual(['sent']);
    world.answer = { kind: 'accepted' };
    expect(await tab.deliverWaiting(me)).toBe(0);
    expect(await tab.deliver(me, 'a', bySelf)).toBe('waiting');
    expect(uuids()).toEqual(['a']);
    expect(await tab.deliver(me, 'a', byHand)).toBe('recorded');
    expect(uuids()).toEqual(['a', 'a']);
  });

  it('whose record was refused keeps the reason and is sent again by hand only', async () => {
    const { world, tab, uuids } = device();
    await tab.add(me, entryOf('a', { state: 'paid' }));
    world.answer = { kind: 'refused', message: '권한이 없습니다.' };
    expect(await tab.deliver(me, 'a', bySelf)).toBe('waiting');
    expect((await tab.find(me, 'a'))?.progress).toEqual({ state: 'refused', message: '권한이 없습니다.' });
    expect(await tab.deliverWaiting(me)).toBe(0);
    world.answer = { kind: 'accepted' };
    expect(await tab.deliver(me, 'a', byHand)).toBe('recorded');
    expect(uuids()).toEqual(['a', 'a']);
  });

  it('is sent once when two tabs want to send it at the same time', async () => {
    const { tab, otherTab, uuids } = device();
    await tab.add(me, entryOf('a', { state: 'paid' }));
    const deliveries = [tab.deliver(me, 'a', bySelf), otherTab.deliver(me, 'a', byHand), otherTab.deliverWaiting(me)];
    expect(await Promise.all(deliveries)).toEqual(['recorded', 'recorded before', 0]);
    expect(uuids()).toEqual(['a']);
  });

  it('stays until it is recorded, whatever else is bought or dismissed', async () => {
    const { tab, states } = device();
    for (const state of ['paid', 'sent'] as const) await tab.add(me, entryOf(state, { state }));
    await tab.add(me, entryOf('refused', { state: 'refused', message: '' }));
    for (const id of ['paid', 'sent', 'refused']) await tab.dismiss(me, id);
    await tab.add(me, entryOf('next'));
    expect(await states()).toEqual(['paid', 'sent', 'refused', 'started']);
  });
});

describe('a purchase that nobody knows to be paid', () => {
  it('is never sent, not even by hand', async () => {
    const { tab, uuids } = device();
    await tab.add(me, entryOf('a'));
    await tab.add(me, entryOf('b', { state: 'uncertain', txId: 'tx' }));
    for (const id of ['a', 'b']) expect(await tab.deliver(me, id, byHand)).toBe('waiting');
    expect(await tab.deliverWaiting(me)).toBe(0);
    expect(uuids()).toEqual([]);
  });

  it('goes when the person dismisses it', async () => {
    const { tab, states } = device();
    await tab.add(me, entryOf('a', { state: 'uncertain', txId: 'tx' }));
    await tab.dismiss(me, 'a');
    expect(await states()).toEqual([]);
  });
});

describe('an answer of the provider', () => {
  it('is dealt with once, also when two tabs read it from the address at the same time', async () => {
    const { tab, otherTab } = device();
    await tab.add(me, entryOf('a'));
    const event = { type: 'answered', outcome: { kind: 'success' } } as const;
    const results = await Promise.all([tab.apply(me, 'a', event), otherTab.apply(me, 'a', event)]);
    expect(results.map((entry) => entry?.progress.state ?? null)).toEqual(['paid', null]);
    expect(await tab.apply(me, 'a', event)).toBeNull();
  });

  it('for a payment that this person did not start changes nothing', async () => {
    const { tab } = device();
    await tab.add(me, entryOf('a'));
    const event = { type: 'answered', outcome: { kind: 'success' } } as const;
    expect(await tab.apply(me, 'b', event)).toBeNull();
    expect(await tab.apply('103', 'a', event)).toBeNull();
    expect((await tab.find(me, 'a'))?.progress.state).toBe('started');
  });
});
