import { describe, expect, it } from 'vitest';
import {
  advance,
  hasEvidence,
  isDismissible,
  isSendable,
  isSettled,
  isSurelyUnpaid,
  type OutboxEvent,
} from './entry.ts';
import { entryOf, everyEntry, uncertainAnswer } from '../../../../testing/purchase/entries.ts';

const idsWhere = (holds: (entry: (typeof everyEntry)[number]) => boolean) =>
  everyEntry.filter(holds).map(({ paymentId }) => paymentId);

const answer = { txId: 'tx-2', paymentId: 'pay-2' };
const open = ['prepared', 'opened', 'uncertain', 'evidence'];

type Row = { name: string; event: OutboxEvent; from: string[]; to: object };

const rows: Row[] = [
  {
    name: 'the call of the provider',
    event: { type: 'opening' },
    from: ['prepared'],
    to: { state: 'opened' },
  },
  { name: 'success', event: { type: 'answered', answer }, from: open, to: { state: 'paid' } },
  {
    name: 'failure',
    event: { type: 'answered', answer: { code: 'FAILURE', message: '잔액 부족' } },
    from: open,
    to: { state: 'failed', reason: '잔액 부족', isTold: false },
  },
  {
    name: 'an uncertain answer, which takes no evidence away',
    event: { type: 'answered', answer: { code: 'UNKNOWN', txId: 'tx-2' } },
    from: ['prepared', 'opened', 'uncertain'],
    to: { state: 'uncertain', txId: 'tx-2' },
  },
  {
    name: 'no answer',
    event: { type: 'answered', answer: undefined },
    from: ['prepared', 'opened', 'uncertain'],
    to: { state: 'uncertain', txId: '' },
  },
  {
    name: 'a window that never opened',
    event: { type: 'broken', neverOpened: true },
    from: ['prepared', 'opened'],
    to: { state: 'failed', reason: '', isTold: false },
  },
  {
    name: 'an alert that told the failure',
    event: { type: 'told' },
    from: ['failed', 'told'],
    to: { state: 'failed', isTold: true },
  },
  {
    name: 'sending the record',
    event: { type: 'sending' },
    from: ['evidence', 'paid', 'sent', 'requested', 'refused', 'refused-request'],
    to: { state: 'sent' },
  },
  {
    name: 'an accepted record',
    event: { type: 'accepted' },
    from: ['sent', 'requested'],
    to: { state: 'recorded' },
  },
  {
    name: 'a refused record',
    event: { type: 'refused', message: '권한이 없습니다.' },
    from: ['sent', 'requested'],
    to: { state: 'refused', message: '권한이 없습니다.' },
  },
];

describe('the progress of a purchase', () => {
  it.each(rows)('after $name', ({ event, from, to }) => {
    expect(idsWhere((entry) => advance(entry, event) !== null)).toEqual(from);
    for (const entry of everyEntry) expect(advance(entry, event)?.progress ?? to).toMatchObject(to);
  });

  it('after a window that broke is surely unpaid only where the provider had not been called', () => {
    const event = { type: 'broken', neverOpened: false } as const;
    expect(advance(entryOf('a', { state: 'prepared' }), event)?.progress).toMatchObject({
      state: 'failed',
    });
    expect(advance(entryOf('a', { state: 'opened' }), event)?.progress).toEqual({
      state: 'uncertain',
      txId: '',
    });
  });

  it('is stored together with what the provider answered', () => {
    const answered = advance(entryOf('pay-2', { state: 'opened' }), {
      type: 'answered',
      answer: { ...answer, code: null },
    });
    expect(answered).toMatchObject({ answer, progress: { state: 'paid' } });
  });
});

describe('a purchase', () => {
  it('that failed or was recorded is over, and nothing brings it back', () => {
    const over = ['failed', 'told', 'recorded'];
    for (const { event } of rows)
      if (event.type !== 'told')
        expect(
          idsWhere((entry) => over.includes(entry.paymentId) && advance(entry, event) !== null),
        ).toEqual([]);
    expect(idsWhere(isSettled)).toEqual(['told', 'recorded']);
  });

  it('is surely unpaid until the provider is called, and when it failed', () => {
    expect(idsWhere(isSurelyUnpaid)).toEqual(['prepared', 'failed', 'told']);
  });

  it('may be registered when it was paid, or when an uncertain answer named a transaction and this payment', () => {
    expect(idsWhere(hasEvidence)).toEqual(['evidence']);
    expect(idsWhere(isSendable)).toEqual([
      'evidence',
      'paid',
      'sent',
      'requested',
      'refused',
      'refused-request',
    ]);
    const ofAnother = entryOf(
      'a',
      { state: 'uncertain', txId: 'tx-1' },
      { answer: uncertainAnswer('b') },
    );
    const withoutTransaction = entryOf(
      'a',
      { state: 'uncertain', txId: '' },
      { answer: { ...uncertainAnswer('a'), txId: '' } },
    );
    expect([ofAnother, withoutTransaction].map(isSendable)).toEqual([false, false]);
  });

  it('that was surely paid is kept until it is recorded', () => {
    expect(idsWhere((entry) => !isDismissible(entry))).toEqual(['paid', 'sent', 'refused']);
  });
});
