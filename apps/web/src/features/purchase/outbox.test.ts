import 'fake-indexeddb/auto';
import { get, set } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { startDevice, userId } from '../../../testing/purchase/device.ts';
import { entryOf, uncertainResponse } from '../../../testing/purchase/entries.ts';
import type { OutboxEntry } from './entry.ts';
import {
  changePayments,
  deliver,
  deliverPending,
  dismissPayment,
  findPayment,
  listPayments,
  settle,
} from './outbox.ts';

const paid = (paymentId: string) => entryOf(paymentId, { state: 'paid' });
const manual = { isManual: true };

/** A device with these payments, and the uuids of the records that reach the backend. */
async function startWith(...entries: OutboxEntry[]) {
  const uuids: string[] = [];
  const device = await startDevice({ entries });
  const answer = { status: 200, isLost: false };
  device.backend = async (method, body) => {
    if (method === 'POST') uuids.push(body!.reqPayDto.uuid);
    if (answer.isLost) throw new TypeError();
    if (method === 'GET') return Response.json([]);
    return Response.json({ message: '권한이 없습니다.' }, { status: answer.status });
  };
  return Object.assign(device, { answer, uuids });
}

describe('a paid purchase', () => {
  it('is recorded with what was stored before paying @outbox:stored', async () => {
    const { steps, uuids, states } = await startWith(entryOf('a', { state: 'opened' }));
    const settlement = await settle(userId, 'a', { txId: 'tx-1', paymentId: 'a' });
    expect(settlement).toMatchObject({ isRecorded: true });
    expect(uuids).toEqual(['a']);
    expect(steps).toEqual(['POST']);
    expect(await states()).toEqual(['recorded']);
  });

  it('is not sent while offline, and automatically when online again @outbox:automatic', async () => {
    const device = await startWith(paid('a'));
    const { answer, states, uuids } = device;
    device.isOnline = false;
    answer.isLost = true;
    expect(await deliver(userId, 'a')).toMatchObject({ isRecorded: false });
    expect(await states()).toEqual(['paid']);
    answer.isLost = false;
    expect(await deliverPending(userId)).toBe(true);
    expect(uuids).toEqual(['a']);
    expect(await states()).toEqual(['recorded']);
  });

  it('waits for its user when another one signed in', async () => {
    const { signIn, states, uuids } = await startWith(paid('a'));
    signIn('103');
    expect(await deliverPending('103')).toBe(false);
    expect(await deliver(userId, 'a', manual)).toMatchObject({ isRecorded: false });
    expect(uuids).toEqual([]);
    expect(await states()).toEqual(['paid']);
  });

  it('whose response was stored while its buyer was signed out is sent once, when the buyer has signed in', async () => {
    const { signIn, states, uuids } = await startWith(entryOf('a', { state: 'opened' }));
    const response = { txId: 'tx-1', paymentId: 'a' };
    signIn(null);
    expect(await settle(userId, 'a', response)).toMatchObject({ isRecorded: false });
    expect(await states()).toEqual(['paid']);
    signIn(userId);
    expect(await settle(userId, 'a', response)).toMatchObject({ isRecorded: true });
    expect(await settle(userId, 'a', response)).toBeNull();
    expect(uuids).toEqual(['a']);
  });

  it('whose record may have arrived is not sent again automatically, but manually under the same uuid @outbox:manual @mutations:once', async () => {
    const { answer, states, uuids } = await startWith(paid('a'));
    answer.isLost = true;
    expect(await deliver(userId, 'a')).toMatchObject({ isRecorded: false });
    expect(await states()).toEqual(['sent']);
    answer.isLost = false;
    expect(await deliverPending(userId)).toBe(false);
    expect(await deliver(userId, 'a')).toMatchObject({ isRecorded: false });
    expect(uuids).toEqual(['a']);
    expect(await deliver(userId, 'a', manual)).toMatchObject({ isRecorded: true });
    expect(uuids).toEqual(['a', 'a']);
  });

  it('whose record was refused stores the reason and is sent again only manually', async () => {
    const { answer, uuids } = await startWith(paid('a'));
    answer.status = 403;
    expect(await deliver(userId, 'a')).toMatchObject({ isRecorded: false });
    expect((await findPayment('a'))?.entry.progress).toEqual({
      state: 'refused',
      message: '권한이 없습니다.',
    });
    answer.status = 200;
    expect(await deliverPending(userId)).toBe(false);
    expect(await deliver(userId, 'a', manual)).toMatchObject({ isRecorded: true });
    expect(uuids).toEqual(['a', 'a']);
  });

  it('is sent once by two tabs at the same time', async () => {
    const { uuids, states } = await startWith(paid('a'));
    await Promise.all([deliver(userId, 'a'), deliverPending(userId), deliverPending(userId)]);
    expect(uuids).toEqual(['a']);
    expect(await states()).toEqual(['recorded']);
  });

  it('cannot be removed until it is recorded, unlike one that is not known to be paid', async () => {
    const refused = entryOf('refused', { state: 'refused', message: '' });
    const uncertain = entryOf('uncertain', { state: 'uncertain', txId: 'tx' });
    const sent = entryOf('sent', { state: 'sent' });
    const { states } = await startWith(paid('paid'), sent, refused, uncertain);
    for (const id of ['paid', 'sent', 'refused', 'uncertain']) await dismissPayment(userId, id);
    expect(await states()).toEqual(['paid', 'sent', 'refused']);
  });
});

describe('a purchase that is not known to be paid', () => {
  it('is never sent, not even manually', async () => {
    const uncertain = entryOf('b', { state: 'uncertain', txId: 'tx' });
    const { uuids } = await startWith(entryOf('a', { state: 'opened' }), uncertain);
    for (const id of ['a', 'b'])
      expect(await deliver(userId, id, manual)).toEqual({ isRecorded: false });
    expect(await deliverPending(userId)).toBe(false);
    expect(uuids).toEqual([]);
  });

  it('is sent manually when the provider named a transaction and this payment @outbox:request', async () => {
    const progress = { state: 'uncertain', txId: 'tx-1' } as const;
    const { uuids } = await startWith(entryOf('a', progress, { answer: uncertainResponse('a') }));
    expect(await deliverPending(userId)).toBe(false);
    expect(await deliver(userId, 'a')).toEqual({ isRecorded: false });
    expect(uuids).toEqual([]);
    expect(await deliver(userId, 'a', manual)).toEqual({ isRecorded: true });
    expect(uuids).toEqual(['a']);
  });
});

describe('what is stored (docs/product.md#outbox)', () => {
  it.each([null, 'garbage', [null, 'garbage', { version: 9 }]])(
    'is used without what cannot be read, which stays: %j @outbox:unreadable',
    async (stored) => {
      await startDevice();
      await set('payment-outbox:102', stored);
      expect(await listPayments(userId)).toEqual([]);
      await changePayments(userId, (entries) => [...entries, paid('a')]);
      expect(await listPayments(userId)).toEqual([paid('a')]);
      const others = Array.isArray(stored) ? stored : [];
      expect(await get('payment-outbox:102')).toEqual([paid('a'), ...others]);
    },
  );

  it('is found by its payment, whoever of the device has bought it', async () => {
    await startWith(paid('a'));
    await changePayments('103', () => [paid('b')]);
    expect(await findPayment('b')).toEqual({ userId: '103', entry: paid('b') });
    expect(await findPayment('c')).toBeNull();
  });

  it('loses nothing where two tabs change it at the same time', async () => {
    const device = await startWith();
    const ids = Array.from({ length: 20 }, (_, index) => `p-${index}`);
    await Promise.all(ids.map((id) => changePayments(userId, (all) => [...all, paid(id)])));
    expect(await device.states()).toHaveLength(20);
  });
});
