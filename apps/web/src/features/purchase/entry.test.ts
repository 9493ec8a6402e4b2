import { describe, expect, it } from 'vitest';
import { allEntries, entryOf, uncertainResponse } from '../../../testing/purchase/entries.ts';
import {
  hasPaymentEvidence,
  isDismissible,
  isFinished,
  isSendable,
  type OutboxEvent,
  outcomeOf,
  type Outcome,
  type ProviderResponse,
  toResponse,
  transition,
} from './entry.ts';

const idsWhere = (holds: (entry: (typeof allEntries)[number]) => boolean) =>
  allEntries.filter(holds).map(({ paymentId }) => paymentId);

const response = { txId: 'tx-2', paymentId: 'pay-2' };
const undecided = ['opened', 'uncertain', 'evidence'];

type Row = { name: string; event: OutboxEvent; from: string[]; to: object };

const rows: Row[] = [
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
    to: { state: 'failed', reason: '잔액 부족' },
  },
  {
    name: 'an uncertain response, which removes no evidence',
    event: { type: 'responded', response: { code: 'UNKNOWN', txId: 'tx-2' } },
    from: ['opened', 'uncertain'],
    to: { state: 'uncertain', txId: 'tx-2' },
  },
  {
    name: 'a missing response',
    event: { type: 'responded', response: undefined },
    from: ['opened', 'uncertain'],
    to: { state: 'uncertain', txId: '' },
  },
  {
    name: 'a window that never opened',
    event: { type: 'notOpened' },
    from: ['opened'],
    to: { state: 'failed', reason: '' },
  },
  {
    name: 'sending the record by itself',
    event: { type: 'sending', isManual: false },
    from: ['paid'],
    to: { state: 'sent' },
  },
  {
    name: 'sending the record for the user',
    event: { type: 'sending', isManual: true },
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
    expect(idsWhere(isFinished)).toEqual(['failed', 'recorded']);
    for (const { event } of rows)
      expect(idsWhere((entry) => isFinished(entry) && transition(entry, event) !== null)).toEqual(
        [],
      );
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

  it('that was paid cannot be removed until it is recorded', () => {
    expect(idsWhere((entry) => !isDismissible(entry))).toEqual(['paid', 'sent', 'refused']);
  });
});

const success: Outcome = { state: 'paid' };
const failure = (reason = ''): Outcome => ({ state: 'failed', reason });
const uncertain = (txId = ''): Outcome => ({ state: 'uncertain', txId });

type OutcomeRow = {
  name: string;
  response: ProviderResponse | undefined;
  other: Outcome;
  health?: Outcome;
};

const ids = { txId: 'tx-1', paymentId: 'pay-1' };

const outcomes: OutcomeRow[] = [
  { name: 'DONE and SUCCESS', response: { status: 'DONE', code: 'SUCCESS' }, other: success },
  {
    name: 'DONE and SUCCESS with ids',
    response: { ...ids, status: 'DONE', code: 'SUCCESS' },
    other: success,
  },
  {
    name: 'DONE and SUCCESS, another provider code',
    response: { status: 'DONE', code: 'SUCCESS', pgCode: '0000' },
    other: success,
  },
  {
    name: 'DONE and SUCCESS, but the provider code is CANCEL',
    response: { status: 'DONE', code: 'SUCCESS', pgCode: 'CANCEL', message: '취소했습니다.' },
    other: failure('취소했습니다.'),
    health: success,
  },
  { name: 'no status, no code, both ids', response: ids, other: success },
  {
    name: 'empty status and code, both ids',
    response: { ...ids, status: '', code: '' },
    other: success,
  },
  {
    name: 'null status and code, both ids',
    response: { ...ids, status: null, code: null },
    other: success,
  },
  {
    name: 'no status, no code, both ids, provider code CANCEL',
    response: { ...ids, pgCode: 'CANCEL' },
    other: success,
  },
  {
    name: 'no status, no code, only the payment id',
    response: { paymentId: 'pay-1' },
    other: uncertain(),
  },
  {
    name: 'no status, no code, only the transaction id',
    response: { txId: 'tx-1' },
    other: uncertain('tx-1'),
  },
  { name: 'provider code CANCEL without ids', response: { pgCode: 'CANCEL' }, other: failure() },
  {
    name: 'the window was closed',
    response: {
      ...ids,
      code: 'FAILURE_TYPE_PG',
      pgCode: 'CANCEL',
      message: '사용자가 결제를 취소했습니다.',
    },
    other: failure('사용자가 결제를 취소했습니다.'),
  },
  {
    name: 'the provider failed',
    response: { ...ids, code: 'FAILURE_TYPE_PG', message: '잔액 부족' },
    other: failure('잔액 부족'),
  },
  {
    name: 'FAILURE anywhere in the code',
    response: { code: 'PG_PROVIDER_FAILURE' },
    other: failure(),
  },
  {
    name: 'DONE, but the code is a failure',
    response: { ...ids, status: 'DONE', code: 'FAILURE' },
    other: failure(),
  },
  {
    name: 'a success code with the status missing',
    response: { ...ids, code: 'SUCCESS' },
    other: uncertain('tx-1'),
  },
  {
    name: 'a success code with another status',
    response: { ...ids, status: 'READY', code: 'SUCCESS' },
    other: uncertain('tx-1'),
  },
  {
    name: 'DONE with the code missing',
    response: { ...ids, status: 'DONE' },
    other: uncertain('tx-1'),
  },
  { name: 'an unknown code', response: { ...ids, code: 'UNKNOWN' }, other: uncertain('tx-1') },
  {
    name: 'an unknown code and provider code CANCEL',
    response: { ...ids, code: 'UNKNOWN', pgCode: 'CANCEL' },
    other: failure(),
  },
  {
    name: 'a failure in lower case',
    response: { code: 'failure' },
    other: uncertain(),
  },
  { name: 'an empty response', response: {}, other: uncertain() },
  { name: 'no response', response: undefined, other: uncertain() },
];

describe('the outcome of a payment', () => {
  it.each(outcomes)(
    'PT, pilates and the 1-day pass: $name @outcome:success @outcome:success-ids @outcome:failure @outcome:uncertain',
    ({ response, other }) => {
      for (const kind of ['pt', 'pilates', 'single', undefined] as const)
        expect(outcomeOf(response, kind)).toEqual(other);
    },
  );

  it.each(outcomes)('health: $name @outcome:health', ({ response, other, health = other }) => {
    expect(outcomeOf(response, 'health')).toEqual(health);
  });
});

it('the response of the provider is stored without what is no text', () => {
  const answer = {
    txId: 'tx-1',
    paymentId: 'a',
    code: undefined,
    message: null,
    pgCode: 7,
    more: 1,
  };
  expect(toResponse(answer)).toEqual({
    txId: 'tx-1',
    paymentId: 'a',
    status: null,
    code: null,
    message: null,
    pgCode: null,
  });
});
