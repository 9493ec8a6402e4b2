import { describe, expect, it } from 'vitest';
import { type Outcome, outcomeOf, type ProviderResponse } from './outcome.ts';

const success: Outcome = { kind: 'success' };
const failure = (reason = ''): Outcome => ({ kind: 'failure', reason });
const uncertain = (txId = ''): Outcome => ({ kind: 'uncertain', txId });

type Row = {
  name: string;
  response: ProviderResponse | undefined;
  other: Outcome;
  health?: Outcome;
};

const ids = { txId: 'tx-1', paymentId: 'pay-1' };

const rows: Row[] = [
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
  it.each(rows)(
    'PT, pilates and the 1-day pass: $name @outcome:success @outcome:success-ids @outcome:failure @outcome:uncertain',
    ({ response, other }) => {
      expect(outcomeOf(response, { ignoresCancelCode: false })).toEqual(other);
    },
  );

  it.each(rows)('health: $name @outcome:health', ({ response, other, health = other }) => {
    expect(outcomeOf(response, { ignoresCancelCode: true })).toEqual(health);
  });
});
