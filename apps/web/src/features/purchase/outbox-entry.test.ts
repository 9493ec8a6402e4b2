import { describe, expect, it } from 'vitest';
import { advance, isSettled, isUnrecorded, type OutboxEvent, type Progress } from './outbox-entry.ts';

const states: Progress[] = [
  { state: 'started' },
  { state: 'failed', reason: '' },
  { state: 'uncertain', txId: 'tx-1' },
  { state: 'paid' },
  { state: 'sent' },
  { state: 'refused', message: '' },
  { state: 'recorded' },
];

type Row = { name: string; event: OutboxEvent; from: Progress['state'][]; to: Progress };

const rows: Row[] = [
  { name: 'success', event: { type: 'answered', outcome: { kind: 'success' } }, from: ['started', 'uncertain'], to: { state: 'paid' } },
  {
    name: 'failure',
    event: { type: 'answered', outcome: { kind: 'failure', reason: '잔액 부족' } },
    from: ['started', 'uncertain'],
    to: { state: 'failed', reason: '잔액 부족' },
  },
  {
    name: 'an uncertain answer',
    event: { type: 'answered', outcome: { kind: 'uncertain', txId: 'tx-2' } },
    from: ['started', 'uncertain'],
    to: { state: 'uncertain', txId: 'tx-2' },
  },
  { name: 'a window that never opened', event: { type: 'broken', surelyUnpaid: true }, from: ['started'], to: { state: 'failed', reason: '' } },
  { name: 'a window that broke', event: { type: 'broken', surelyUnpaid: false }, from: ['started'], to: { state: 'uncertain', txId: '' } },
  { name: 'sending the record', event: { type: 'sending' }, from: ['paid', 'sent', 'refused'], to: { state: 'sent' } },
  { name: 'an accepted record', event: { type: 'accepted' }, from: ['sent'], to: { state: 'recorded' } },
  {
    name: 'a refused record',
    event: { type: 'refused', message: '권한이 없습니다.' },
    from: ['sent'],
    to: { state: 'refused', message: '권한이 없습니다.' },
  },
];

describe('the progress of a purchase', () => {
  it.each(rows)('after $name', ({ event, from, to }) => {
    for (const progress of states) expect(advance(progress, event)).toEqual(from.includes(progress.state) ? to : null);
  });

  it('is over once it failed or was recorded, and nothing brings it back', () => {
    const settled = states.filter(isSettled);
    expect(settled.map(({ state }) => state)).toEqual(['failed', 'recorded']);
    for (const progress of settled) for (const { event } of rows) expect(advance(progress, event)).toBeNull();
  });

  it('never sends a record of what nobody knows to be paid', () => {
    const sendable = states.filter((progress) => advance(progress, { type: 'sending' }) !== null);
    expect(sendable).toEqual(states.filter(isUnrecorded));
    expect(sendable.map(({ state }) => state)).toEqual(['paid', 'sent', 'refused']);
  });
});
