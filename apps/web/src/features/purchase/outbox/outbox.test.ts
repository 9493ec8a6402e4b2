import { describe, expect, it } from 'vitest';
import { allEntries, entryOf, uncertainResponse } from '../../../../testing/purchase/entries.ts';
import { customerSession } from '../../../../testing/purchase/fixtures.ts';
import { openTabs } from '../../../../testing/purchase/outbox-tabs.ts';

const { userId } = customerSession;

const opened = (paymentId: string) => entryOf(paymentId, { state: 'opened' });
const paid = (paymentId: string) => entryOf(paymentId, { state: 'paid' });
const success = (paymentId: string) =>
  ({ type: 'responded', response: { txId: 'tx-1', paymentId } }) as const;

const automatic = { isManual: false };
const manual = { isManual: true };

describe('a paid purchase', () => {
  it('is recorded with what was stored before paying @outbox:stored', async () => {
    const { state, tab, states } = openTabs();
    await tab.add(userId, opened('a'));
    await tab.apply(userId, 'a', success('a'));
    expect(await tab.deliver(userId, 'a', automatic)).toMatchObject({ result: 'recorded' });
    expect(state.sent).toEqual([opened('a').record]);
    expect(await states()).toEqual(['recorded']);
  });

  it('is not sent while offline, and automatically when online again @outbox:automatic', async () => {
    const { state, tab, states, uuids } = openTabs();
    await tab.add(userId, paid('a'));
    state.online = false;
    expect(await tab.deliver(userId, 'a', automatic)).toMatchObject({ result: 'pending' });
    expect(await states()).toEqual(['paid']);
    state.online = true;
    expect(await tab.deliverPending(userId)).toBe(1);
    expect(uuids()).toEqual(['a']);
    expect(await states()).toEqual(['recorded']);
  });

  it('waits for its user when another one signed in', async () => {
    const { state, tab, states, uuids } = openTabs();
    await tab.add(userId, paid('a'));
    state.signedIn = '103';
    expect(await tab.deliverPending('103')).toBe(0);
    expect(await tab.deliver(userId, 'a', manual)).toMatchObject({ result: 'pending' });
    expect(uuids()).toEqual([]);
    expect(await states()).toEqual(['paid']);
  });

  it('whose record may have arrived is not sent again automatically, but manually under the same uuid @outbox:manual @mutations:once', async () => {
    const { state, tab, states, uuids } = openTabs();
    await tab.add(userId, paid('a'));
    state.response = { kind: 'noResponse' };
    expect(await tab.deliver(userId, 'a', automatic)).toMatchObject({ result: 'pending' });
    expect(await states()).toEqual(['sent']);
    state.response = { kind: 'accepted' };
    expect(await tab.deliverPending(userId)).toBe(0);
    expect(await tab.deliver(userId, 'a', automatic)).toMatchObject({ result: 'pending' });
    expect(uuids()).toEqual(['a']);
    expect(await tab.deliver(userId, 'a', manual)).toMatchObject({ result: 'recorded' });
    expect(uuids()).toEqual(['a', 'a']);
  });

  it('whose record was refused stores the reason and is sent again only manually', async () => {
    const { state, tab, uuids } = openTabs();
    await tab.add(userId, paid('a'));
    state.response = { kind: 'refused', message: '권한이 없습니다.' };
    expect(await tab.deliver(userId, 'a', automatic)).toMatchObject({ result: 'pending' });
    expect((await tab.find(userId, 'a'))?.progress).toEqual({
      state: 'refused',
      message: '권한이 없습니다.',
    });
    expect(await tab.deliverPending(userId)).toBe(0);
    state.response = { kind: 'accepted' };
    expect(await tab.deliver(userId, 'a', manual)).toMatchObject({ result: 'recorded' });
    expect(uuids()).toEqual(['a', 'a']);
  });

  it('is sent once by two concurrent tabs', async () => {
    const { tab, otherTab, uuids } = openTabs();
    await tab.add(userId, paid('a'));
    const deliveries = [
      tab.deliver(userId, 'a', automatic),
      otherTab.deliver(userId, 'a', manual),
      otherTab.deliverPending(userId),
    ];
    expect(await Promise.all(deliveries)).toEqual([
      { result: 'recorded' },
      { result: 'alreadyRecorded' },
      0,
    ]);
    expect(uuids()).toEqual(['a']);
  });

  it('stays until it is recorded, whatever else is bought or dismissed', async () => {
    const { tab, states } = openTabs();
    for (const state of ['paid', 'sent'] as const) await tab.add(userId, entryOf(state, { state }));
    await tab.add(userId, entryOf('refused', { state: 'refused', message: '' }));
    for (const id of ['paid', 'sent', 'refused']) await tab.dismiss(userId, id);
    await tab.add(userId, opened('next'));
    expect(await states()).toEqual(['paid', 'sent', 'refused', 'opened']);
  });
});

describe('a recorded purchase', () => {
  it('stays stored, while a failed one that the user knows of goes @outbox:stored', async () => {
    const { tab, states } = openTabs();
    const startedAt = '2026-11-19T23:59:59';
    await tab.add(userId, entryOf('yesterday', { state: 'recorded' }, { startedAt }));
    await tab.add(userId, entryOf('told', { state: 'failed', reason: '', isTold: true }));
    await tab.add(userId, opened('next'));
    expect(await states()).toEqual(['recorded', 'opened']);
  });
});

describe('a purchase that is not known to be paid', () => {
  it('is never sent, not even manually', async () => {
    const { tab, uuids } = openTabs();
    await tab.add(userId, opened('a'));
    await tab.add(userId, entryOf('b', { state: 'uncertain', txId: 'tx' }));
    for (const id of ['a', 'b'])
      expect(await tab.deliver(userId, id, manual)).toMatchObject({ result: 'pending' });
    expect(await tab.deliverPending(userId)).toBe(0);
    expect(uuids()).toEqual([]);
  });

  it('is sent manually when the provider named a transaction and this payment @outbox:request', async () => {
    const { tab, states, uuids } = openTabs();
    await tab.add(
      userId,
      entryOf('a', { state: 'uncertain', txId: 'tx-1' }, { answer: uncertainResponse('a') }),
    );
    expect(await tab.deliver(userId, 'a', automatic)).toMatchObject({ result: 'pending' });
    expect(await tab.deliverPending(userId)).toBe(0);
    expect(await tab.deliver(userId, 'a', manual)).toMatchObject({ result: 'recorded' });
    expect(uuids()).toEqual(['a']);
    expect(await states()).toEqual(['recorded']);
  });

  it('is removed when the user dismisses it', async () => {
    const { tab, states } = openTabs();
    await tab.add(userId, entryOf('a', { state: 'uncertain', txId: 'tx' }));
    await tab.dismiss(userId, 'a');
    expect(await states()).toEqual([]);
  });
});

describe('clearing what is finished', () => {
  it('removes what is recorded or was not paid, and nothing else @settings:open-payments', async () => {
    const { tab, storage } = openTabs();
    await storage.change(userId, () => [...allEntries]);
    await tab.clearFinished(userId);
    const kept = (await tab.list(userId)).map(({ progress }) => progress.state);
    expect(new Set(kept)).toEqual(
      new Set(['prepared', 'opened', 'uncertain', 'paid', 'sent', 'refused']),
    );
  });
});

describe('a response of the provider', () => {
  it('is handled once, also by two concurrent tabs', async () => {
    const { tab, otherTab } = openTabs();
    await tab.add(userId, opened('a'));
    const event = success('a');
    const results = await Promise.all([
      tab.apply(userId, 'a', event),
      otherTab.apply(userId, 'a', event),
    ]);
    expect(results.map((entry) => entry?.progress.state ?? null)).toEqual(['paid', null]);
    expect(await tab.apply(userId, 'a', event)).toBeNull();
  });

  it('for a payment that this user did not start changes nothing @outbox:redirect', async () => {
    const { tab } = openTabs();
    await tab.add(userId, opened('a'));
    const event = success('a');
    expect(await tab.apply(userId, 'b', event)).toBeNull();
    expect(await tab.apply('103', 'a', event)).toBeNull();
    expect((await tab.find(userId, 'a'))?.progress.state).toBe('opened');
  });
});
