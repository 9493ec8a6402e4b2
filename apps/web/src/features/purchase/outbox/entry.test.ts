import { describe, expect, it } from 'vitest';
import {
  transition,
  hasPaymentEvidence,
  isDismissible,
  isSendable,
  isSettled,
  isUnpaid,
  type OutboxEvent,
} from './entry.ts';
import { entryOf, allEntries, uncertainResponse } from '../../../../testing/purchase/entries.ts';

const idsWhere = (holds: (entry: (typeof allEntries)[number]) => boolean) =>
  allEntries.filter(holds).map(({ paymentId }) => paymentId);

const response = { txId: 'tx-2', paymentId: 'pay-2' };
const undecided = ['prepared', 'opened', 'uncertain', 'evidence'];

type Row = { name: string; event: OutboxEvent; from: string[]; to: object };

const rows: Row[] = [
  {
    name: 'opening the payment window',
    event: { type: 'opening' },
    from: ['prepared'],
    to: { state: 'opened' },
  },
  {
    name: 'success',
    event: { type: 'responded', response },
    from: undecided,
    to: { state: 'paid' },
  },
  {
    name: 'failure',
    event: { type: 'responded', response: { code: 'FAILURE', message: '잔액 부족' } },
    from: undecided,
    to: { state: 'failed', reason: '잔액 부족', isTold: false },
  },
  {
    name: 'an uncertain response, which removes no evidence',
    event: { type: 'responded', response: { code: 'UNKNOWN', txId: 'tx-2' } },
    from: ['prepared', 'opened', 'uncertain'],
    to: { state: 'uncertain', txId: 'tx-2' },
  },
  {
    name: 'a missing response',
    event: { type: 'responded', response: undefined },
    from: ['prepared', 'opened', 'uncertain'],
    to: { state: 'uncertain', txId: '' },
  },
  {
    name: 'a window that never opened',
    event: { type: 'windowFailed', failedToOpen: true },
    from: ['prepared', 'opened'],
    to: { state: 'failed', reason: '', isTold: false },
  },
  {
    name: 'an alert that showed the failure',
    event: { type: 'failureShown' },
    from: ['failed', 'failure-shown'],
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
    expect(idsWhere((entry) => transition(entry, event) !== null)).toEqual(from);
    for (const entry of allEntries)
      expect(transition(entry, event)?.progress ?? to).toMatchObject(to);
  });

  it('after an error of the window is unpaid only if the provider had not been called', () => {
    const event = { type: 'windowFailed', failedToOpen: false } as const;
    expect(transition(entryOf('a', { state: 'prepared' }), event)?.progress).toMatchObject({
      state: 'failed',
    });
    expect(transition(entryOf('a', { state: 'opened' }), event)?.progress).toEqual({
      state: 'uncertain',
      txId: '',
    });
  });

  it('is stored together with the response of the provider', () => {
    const entry = transition(entryOf('pay-2', { state: 'opened' }), {
      type: 'responded',
      response: { ...response, code: null },
    });
    expect(entry).toMatchObject({ answer: response, progress: { state: 'paid' } });
  });
});

describe('a purchase', () => {
  it('that failed or was recorded is final', () => {
    const final = ['failed', 'failure-shown', 'recorded'];
    for (const { event } of rows)
      if (event.type !== 'failureShown')
        expect(
          idsWhere((entry) => final.includes(entry.paymentId) && transition(entry, event) !== null),
        ).toEqual([]);
    expect(idsWhere(isSettled)).toEqual(['failure-shown', 'recorded']);
  });

  it('is unpaid until the provider is called, and when it failed', () => {
    expect(idsWhere(isUnpaid)).toEqual(['prepared', 'failed', 'failure-shown']);
  });

  it('may be registered when it was paid, or when an uncertain response named a transaction and this payment', () => {
    expect(idsWhere(hasPaymentEvidence)).toEqual(['evidence']);
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
      { answer: uncertainResponse('b') },
    );
    const withoutTransaction = entryOf(
      'a',
      { state: 'uncertain', txId: '' },
      { answer: { ...uncertainResponse('a'), txId: '' } },
    );
    expect([ofAnother, withoutTransaction].map(isSendable)).toEqual([false, false]);
  });

  it('that was paid stays until it is recorded', () => {
    expect(idsWhere((entry) => !isDismissible(entry))).toEqual(['paid', 'sent', 'refused']);
  });
});
