import { managerIdFor, planById } from '@fitness/api-contract/catalogue';
import type { OutboxEntry, Progress } from '../../src/features/purchase/entry.ts';

/** An outbox entry of user 102. */
export function entryOf(
  paymentId: string,
  progress: Progress,
  { promotionId = 1, ...fields }: Partial<OutboxEntry> & { promotionId?: number } = {},
): OutboxEntry {
  const plan = planById(promotionId)!;
  return {
    version: 2,
    paymentId,
    kind: plan.kind,
    orderName: plan.name,
    amount: plan.amount,
    startedAt: '2026-11-20T10:00:00',
    record: {
      reqMembershipDto: { userId: 102, promotionId },
      reqPayDto: {
        uuid: paymentId,
        userId: 102,
        managerId: managerIdFor(plan, 1)!,
        promotionId,
        paymentMethod: 'KAKAOPAY',
      },
    },
    answer: null,
    progress,
    ...fields,
  };
}

/** A response of the provider that does not say whether this payment was made. */
export function uncertainResponse(paymentId: string): NonNullable<OutboxEntry['answer']> {
  return {
    status: null,
    code: 'UNKNOWN',
    message: null,
    txId: 'tx-1',
    paymentId,
    pgCode: null,
  };
}

/** An entry in each state, with and without a response of the provider where both are possible. */
export const allEntries: readonly OutboxEntry[] = [
  entryOf('opened', { state: 'opened' }),
  entryOf('failed', { state: 'failed', reason: '잔액 부족' }),
  entryOf('uncertain', { state: 'uncertain', txId: '' }),
  entryOf(
    'evidence',
    { state: 'uncertain', txId: 'tx-1' },
    { answer: uncertainResponse('evidence') },
  ),
  entryOf('paid', { state: 'paid' }),
  entryOf('sent', { state: 'sent' }),
  entryOf('requested', { state: 'sent' }, { answer: uncertainResponse('requested') }),
  entryOf('refused', { state: 'refused', message: '권한이 없습니다.' }),
  entryOf(
    'refused-request',
    { state: 'refused', message: '' },
    { answer: uncertainResponse('refused-request') },
  ),
  entryOf('recorded', { state: 'recorded' }),
];
