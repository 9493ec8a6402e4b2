import { describe, expect, it } from 'vitest';
import { allEntries, entryOf, uncertainResponse } from '../../../testing/purchase/entries.ts';
import {
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
const sendable = ['evidence', 'paid', 'sent', 'requested', 'refused', 'refused-request'];

const rows: [event: OutboxEvent, from: string[], to: object][] = [
  [{ type: 'responded', response }, undecided, { state: 'paid' }],
  [
    { type: 'responded', response: { code: 'FAILURE', message: '잔액 부족' } },
    undecided,
    { state: 'failed', reason: '잔액 부족' },
  ],
  // An uncertain response removes no evidence.
  [
    { type: 'responded', response: { code: 'UNKNOWN', txId: 'tx-2' } },
    ['opened', 'uncertain'],
    { state: 'uncertain', txId: 'tx-2' },
  ],
  [
    { type: 'responded', response: undefined },
    ['opened', 'uncertain'],
    { state: 'uncertain', txId: '' },
  ],
  [{ type: 'notOpened' }, ['opened'], { state: 'failed', reason: '' }],
  [{ type: 'sending', isManual: false }, ['paid'], { state: 'sent' }],
  [{ type: 'sending', isManual: true }, sendable, { state: 'sent' }],
  [{ type: 'accepted' }, ['sent', 'requested'], { state: 'recorded' }],
  [
    { type: 'refused', message: '권한이 없습니다.' },
    ['sent', 'requested'],
    { state: 'refused', message: '권한이 없습니다.' },
  ],
];

describe('the progress of a purchase', () => {
  it.each(rows)('after %j is changed from %j only, to %j', (event, from, to) => {
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

it('a purchase may be registered when it was paid, or when an uncertain response named a transaction and this payment', () => {
  expect(idsWhere(isSendable)).toEqual(sendable);
  const uncertain = { state: 'uncertain', txId: 'tx-1' } as const;
  const others = [uncertainResponse('b'), { ...uncertainResponse('a'), txId: '' }];
  for (const answer of others) expect(isSendable(entryOf('a', uncertain, { answer }))).toBe(false);
});

const success: Outcome = { state: 'paid' };
const failure = (reason = ''): Outcome => ({ state: 'failed', reason });
const uncertain = (txId = ''): Outcome => ({ state: 'uncertain', txId });

const ids = { txId: 'tx-1', paymentId: 'pay-1' };
const done = { status: 'DONE', code: 'SUCCESS' };
const message = '취소했습니다.';

const outcomes: [ProviderResponse | undefined, other: Outcome, health?: Outcome][] = [
  [done, success],
  [{ ...ids, ...done }, success],
  [{ ...done, pgCode: '0000' }, success],
  [{ ...done, pgCode: 'CANCEL', message }, failure(message), success],
  [ids, success],
  [{ ...ids, status: '', code: '' }, success],
  [{ ...ids, status: null, code: null }, success],
  [{ ...ids, pgCode: 'CANCEL' }, success],
  [{ paymentId: 'pay-1' }, uncertain()],
  [{ txId: 'tx-1' }, uncertain('tx-1')],
  [{ pgCode: 'CANCEL' }, failure()],
  [{ ...ids, code: 'FAILURE_TYPE_PG', pgCode: 'CANCEL', message }, failure(message)],
  [{ ...ids, code: 'FAILURE_TYPE_PG', message }, failure(message)],
  [{ code: 'PG_PROVIDER_FAILURE' }, failure()],
  [{ ...ids, status: 'DONE', code: 'FAILURE' }, failure()],
  [{ ...ids, code: 'SUCCESS' }, uncertain('tx-1')],
  [{ ...ids, status: 'READY', code: 'SUCCESS' }, uncertain('tx-1')],
  [{ ...ids, status: 'DONE' }, uncertain('tx-1')],
  [{ ...ids, code: 'UNKNOWN' }, uncertain('tx-1')],
  [{ ...ids, code: 'UNKNOWN', pgCode: 'CANCEL' }, failure()],
  [{ code: 'failure' }, uncertain()],
  [{}, uncertain()],
  [undefined, uncertain()],
];

describe('the outcome of a payment', () => {
  it.each(outcomes)(
    'of PT, pilates and the 1-day pass with %j is %j @outcome:success @outcome:failure @outcome:uncertain',
    (answer, other) => {
      for (const kind of ['pt', 'pilates', 'single', undefined] as const)
        expect(outcomeOf(answer, kind)).toEqual(other);
    },
  );

  it.each(outcomes)(
    'of a health plan with %j is %j, or %j @outcome:success',
    (answer, other, health = other) => {
      expect(outcomeOf(answer, 'health')).toEqual(health);
    },
  );
});

it('the response of the provider is stored without what is no text', () => {
  const answer = { ...ids, code: undefined, message: null, pgCode: 7, more: 1 };
  const unread = { status: null, code: null, message: null, pgCode: null };
  expect(toResponse(answer)).toEqual({ ...ids, ...unread });
});
