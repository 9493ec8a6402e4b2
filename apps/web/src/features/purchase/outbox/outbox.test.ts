import { describe, expect, it } from 'vitest';
import type { PayRecord } from '../checkout/order.ts';
import { createOutbox, type Exclusively, type OutboxStorage, type SendResult } from './outbox.ts';
import type { OutboxEntry } from './entry.ts';
import { entryOf, uncertainAnswer } from '../../../../testing/purchase/entries.ts';

const me = '102';

const opened = (paymentId: string) => entryOf(paymentId, { state: 'opened' });
const paid = (paymentId: string) => entryOf(paymentId, { state: 'paid' });
const success = (paymentId: string) =>
  ({ type: 'answered', answer: { txId: 'tx-1', paymentId } }) as const;

function memory(): OutboxStorage {
  const kept = new Map<string, OutboxEntry[]>();
  return {
    read: async (userId) => kept.get(userId) ?? [],
    change: async (userId, change) => {
      kept.set(userId, change(kept.get(userId) ?? []));
    },
  };
}

function queues(): Exclusively {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const run = (last.get(name) ?? Promise.resolve()).then(task, task);
    last.set(name, run);
    return run;
  };
}

/** Two tabs of one device: one storage, one set of locks, and a backend that answers what it is told to. */
function device() {
  const world = {
    online: true,
    signedIn: me,
    answer: { kind: 'accepted' } as SendResult,
    sent: [] as PayRecord[],
  };
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
  return {
    world,
    tab: tab(),
    otherTab: tab(),
    states,
    uuids: () => world.sent.map(({ reqPayDto }) => reqPayDto.uuid),
  };
}

const bySelf = { isByHand: false };
const byHand = { isByHand: true };

describe('a paid purchase', () => {
  it('is recorded with what was stored before paying @outbox:stored', async () => {
    const { world, tab, states } = device();
    await tab.add(me, opened('a'));
    await tab.apply(me, 'a', success('a'));
    expect(await tab.deliver(me, 'a', bySelf)).toMatchObject({ result: 'recorded' });
    expect(world.sent).toEqual([opened('a').record]);
    expect(await states()).toEqual(['recorded']);
  });

  it('is not sent while offline, and by itself as soon as there is a connection @outbox:automatic', async () => {
    const { world, tab, states, uuids } = device();
    await tab.add(me, paid('a'));
    world.online = false;
    expect(await tab.deliver(me, 'a', bySelf)).toMatchObject({ result: 'waiting' });
    expect(await states()).toEqual(['paid']);
    world.online = true;
    expect(await tab.deliverWaiting(me)).toBe(1);
    expect(uuids()).toEqual(['a']);
    expect(await states()).toEqual(['recorded']);
  });

  it('waits for the person who paid when somebody else signed in', async () => {
    const { world, tab, states, uuids } = device();
    await tab.add(me, paid('a'));
    world.signedIn = '103';
    expect(await tab.deliverWaiting('103')).toBe(0);
    expect(await tab.deliver(me, 'a', byHand)).toMatchObject({ result: 'waiting' });
    expect(uuids()).toEqual([]);
    expect(await states()).toEqual(['paid']);
  });

  it('whose record may have arrived is not sent again by itself, but by hand under the same uuid @outbox:manual @mutations:once', async () => {
    const { world, tab, states, uuids } = device();
    await tab.add(me, paid('a'));
    world.answer = { kind: 'lost' };
    expect(await tab.deliver(me, 'a', bySelf)).toMatchObject({ result: 'waiting' });
    expect(await states()).toEqual(['sent']);
    world.answer = { kind: 'accepted' };
    expect(await tab.deliverWaiting(me)).toBe(0);
    expect(await tab.deliver(me, 'a', bySelf)).toMatchObject({ result: 'waiting' });
    expect(uuids()).toEqual(['a']);
    expect(await tab.deliver(me, 'a', byHand)).toMatchObject({ result: 'recorded' });
    expect(uuids()).toEqual(['a', 'a']);
  });

  it('whose record was refused keeps the reason and is sent again by hand only', async () => {
    const { world, tab, uuids } = device();
    await tab.add(me, paid('a'));
    world.answer = { kind: 'refused', message: '권한이 없습니다.' };
    expect(await tab.deliver(me, 'a', bySelf)).toMatchObject({ result: 'waiting' });
    expect((await tab.find(me, 'a'))?.progress).toEqual({
      state: 'refused',
      message: '권한이 없습니다.',
    });
    expect(await tab.deliverWaiting(me)).toBe(0);
    world.answer = { kind: 'accepted' };
    expect(await tab.deliver(me, 'a', byHand)).toMatchObject({ result: 'recorded' });
    expect(uuids()).toEqual(['a', 'a']);
  });

  it('is sent once when two tabs want to send it at the same time', async () => {
    const { tab, otherTab, uuids } = device();
    await tab.add(me, paid('a'));
    const deliveries = [
      tab.deliver(me, 'a', bySelf),
      otherTab.deliver(me, 'a', byHand),
      otherTab.deliverWaiting(me),
    ];
    expect(await Promise.all(deliveries)).toEqual([
      { result: 'recorded' },
      { result: 'recorded before' },
      0,
    ]);
    expect(uuids()).toEqual(['a']);
  });

  it('stays until it is recorded, whatever else is bought or dismissed', async () => {
    const { tab, states } = device();
    for (const state of ['paid', 'sent'] as const) await tab.add(me, entryOf(state, { state }));
    await tab.add(me, entryOf('refused', { state: 'refused', message: '' }));
    for (const id of ['paid', 'sent', 'refused']) await tab.dismiss(me, id);
    await tab.add(me, opened('next'));
    expect(await states()).toEqual(['paid', 'sent', 'refused', 'opened']);
  });
});

describe('a recorded purchase', () => {
  it('is kept for the day on which it was bought', async () => {
    const { tab, states } = device();
    await tab.add(
      me,
      entryOf('yesterday', { state: 'recorded' }, { startedAt: '2026-11-19T23:59:59' }),
    );
    await tab.add(
      me,
      entryOf('today', { state: 'recorded' }, { startedAt: '2026-11-20T00:00:00' }),
    );
    await tab.add(me, opened('next'));
    expect(await states()).toEqual(['recorded', 'opened']);
    expect(await tab.find(me, 'yesterday')).toBeNull();
  });
});

describe('a purchase that nobody knows to be paid', () => {
  it('is never sent, not even by hand', async () => {
    const { tab, uuids } = device();
    await tab.add(me, opened('a'));
    await tab.add(me, entryOf('b', { state: 'uncertain', txId: 'tx' }));
    for (const id of ['a', 'b'])
      expect(await tab.deliver(me, id, byHand)).toMatchObject({ result: 'waiting' });
    expect(await tab.deliverWaiting(me)).toBe(0);
    expect(uuids()).toEqual([]);
  });

  it('is sent by hand when the provider named a transaction and this payment @outbox:request', async () => {
    const { tab, states, uuids } = device();
    await tab.add(
      me,
      entryOf('a', { state: 'uncertain', txId: 'tx-1' }, { answer: uncertainAnswer('a') }),
    );
    expect(await tab.deliver(me, 'a', bySelf)).toMatchObject({ result: 'waiting' });
    expect(await tab.deliverWaiting(me)).toBe(0);
    expect(await tab.deliver(me, 'a', byHand)).toMatchObject({ result: 'recorded' });
    expect(uuids()).toEqual(['a']);
    expect(await states()).toEqual(['recorded']);
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
    await tab.add(me, opened('a'));
    const event = success('a');
    const results = await Promise.all([tab.apply(me, 'a', event), otherTab.apply(me, 'a', event)]);
    expect(results.map((entry) => entry?.progress.state ?? null)).toEqual(['paid', null]);
    expect(await tab.apply(me, 'a', event)).toBeNull();
  });

  it('for a payment that this person did not start changes nothing @outbox:redirect', async () => {
    const { tab } = device();
    await tab.add(me, opened('a'));
    const event = success('a');
    expect(await tab.apply(me, 'b', event)).toBeNull();
    expect(await tab.apply('103', 'a', event)).toBeNull();
    expect((await tab.find(me, 'a'))?.progress.state).toBe('opened');
  });
});
