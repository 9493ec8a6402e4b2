import 'fake-indexeddb/auto';
import { clear, get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { entryOf } from '../../../../testing/purchase/entries.ts';
import { createReturnedPayments } from '../outbox/returned-payments.ts';
import { returnedTexts } from '../texts.ts';
import { explanationOf, shownReturned } from './returned.ts';

const returned = createReturnedPayments(() => {});
const paid = {
  status: null,
  code: null,
  message: null,
  txId: 'tx-1',
  paymentId: 'p-1',
  pgCode: null,
};

function payment(paymentId: string, userId: string | null = null) {
  return { paymentId, receivedAt: '2026-11-20T10:00:00', userId, response: paid };
}

const shownIds = async (userId: string | null) =>
  (await shownReturned(userId)).map(({ payment: { paymentId }, place }) => [paymentId, place]);

beforeEach(() => clear());

describe('a payment that came back to a browser without its purchase (docs/product.md#outbox)', () => {
  it('is shown to whoever opens the page, newest first, until it is read @outbox:elsewhere', async () => {
    await returned.add(payment('p-1'));
    await returned.add(payment('p-2'));
    const both = [
      ['p-2', 'elsewhere'],
      ['p-1', 'elsewhere'],
    ];
    expect(await shownIds(null)).toEqual(both);
    expect(await shownIds('102')).toEqual(both);
    await returned.remove('p-2');
    expect(await shownIds('102')).toEqual([['p-1', 'elsewhere']]);
  });

  it('is shown once when it comes again', async () => {
    await returned.add(payment('p-1'));
    await returned.add(payment('p-1'));
    expect(await shownIds(null)).toHaveLength(1);
  });

  it('while somebody was signed in is shown to nobody else @session:next-user', async () => {
    await returned.add(payment('p-1', '102'));
    expect(await shownIds('102')).toHaveLength(1);
    expect(await shownIds('103')).toEqual([]);
    expect(await shownIds(null)).toEqual([]);
  });

  it('says so where another account of the device bought it, and is not shown to that one, which handles it', async () => {
    await set('payment-outbox:103', [entryOf('p-1', { state: 'opened' })]);
    await returned.add(payment('p-1'));
    expect(await shownIds('102')).toEqual([['p-1', 'otherAccount']]);
    expect(await shownIds(null)).toEqual([['p-1', 'otherAccount']]);
    expect(await shownIds('103')).toEqual([]);
  });

  it.each([['garbage'], [[null, { version: 2, paymentId: 'p' }]], [{}]])(
    'is stored beside what is damaged or of a later release: %j @session:any-value',
    async (stored) => {
      await set('payment-returns', stored);
      expect(await shownIds(null)).toEqual([]);
      await returned.add(payment('p-1'));
      expect(await shownIds(null)).toHaveLength(1);
      if (Array.isArray(stored))
        expect(await get('payment-returns')).toEqual([expect.anything(), ...stored]);
    },
  );
});

describe('what is said of it', () => {
  it('is what to do next, without a second number', () => {
    expect(explanationOf(paid, 'elsewhere')).toBe(returnedTexts.elsewhere);
    expect(explanationOf({}, 'unknown')).toBe(returnedTexts.unknown);
  });

  it('is that nothing was paid, with the reason, where the provider says so', () => {
    const cancelled = { code: 'FAILURE_TYPE_PG', pgCode: 'CANCEL', message: '취소했습니다.' };
    expect(explanationOf(cancelled, 'elsewhere')).toBe(
      '결제가 완료되지 않았습니다. 사유: 취소했습니다.',
    );
  });
});
