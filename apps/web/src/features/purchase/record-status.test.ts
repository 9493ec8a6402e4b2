import { describe, expect, it } from 'vitest';
import type { OutboxEntry, Progress } from './outbox-entry.ts';
import { recordStatus, shownRecords } from './record-status.ts';

const entryOf = (paymentId: string, progress: Progress): OutboxEntry => ({
  paymentId,
  kind: 'pilates',
  orderName: '필라테스 12회',
  amount: 360_000,
  startedAt: '2026-11-20T10:00:00',
  record: {
    reqMembershipDto: { userId: 102, promotionId: 5 },
    reqPayDto: { uuid: paymentId, userId: 102, managerId: 5, promotionId: 5, paymentMethod: 'KAKAOPAY' },
  },
  progress,
});

const nowhere = async () => false;

describe('결제 기록', () => {
  it.each<[Progress, string, 'retry' | 'dismiss']>([
    [{ state: 'started' }, '결제 확인 필요', 'dismiss'],
    [{ state: 'uncertain', txId: 'tx-1' }, '결제 확인 필요', 'dismiss'],
    [{ state: 'paid' }, '등록 대기', 'retry'],
    [{ state: 'sent' }, '등록 확인 필요', 'retry'],
    [{ state: 'refused', message: '' }, '등록 지연', 'retry'],
  ])('of %o says %s and offers to %s', (progress, label, action) => {
    expect(recordStatus(progress)).toMatchObject({ label, action });
  });

  it('quotes the transaction id and the reason of a refusal', () => {
    expect(recordStatus({ state: 'uncertain', txId: 'tx-1' })?.explanation).toContain('(거래 ID: tx-1)');
    expect(recordStatus({ state: 'uncertain', txId: '' })?.explanation).not.toContain('거래 ID');
    expect(recordStatus({ state: 'refused', message: '권한이 없습니다.' })?.explanation).toContain('사유: 권한이 없습니다.');
  });

  it('shows what is not settled, the newest first', async () => {
    const entries = [
      entryOf('a', { state: 'paid' }),
      entryOf('b', { state: 'recorded' }),
      entryOf('c', { state: 'failed', reason: '' }),
      entryOf('d', { state: 'uncertain', txId: '' }),
    ];
    expect((await shownRecords(entries, nowhere)).map(({ entry }) => entry.paymentId)).toEqual(['d', 'a']);
  });

  it('leaves out a payment whose window is still open in some tab', async () => {
    const entries = [entryOf('a', { state: 'started' }), entryOf('b', { state: 'started' })];
    const shown = await shownRecords(entries, async (paymentId) => paymentId === 'b');
    expect(shown.map(({ entry }) => entry.paymentId)).toEqual(['a']);
  });
});
