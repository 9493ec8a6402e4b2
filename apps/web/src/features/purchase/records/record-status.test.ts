import { describe, expect, it } from 'vitest';
import { isSettled, isUnpaid } from '../outbox/entry.ts';
import {
  type RecordAction,
  recordStatus,
  shownRecords,
  withoutAbandoned,
} from './record-status.ts';
import { allEntries, entryOf } from '../../../../testing/purchase/entries.ts';

const notInProgress = async () => false;
const statusOf = (id: string) =>
  recordStatus(allEntries.find(({ paymentId }) => paymentId === id)!);

describe('결제 내역', () => {
  it.each<[string, string, string, RecordAction[]]>([
    ['prepared', 'neutral', '결제되지 않음', ['clear']],
    ['failed', 'neutral', '결제되지 않음', ['clear']],
    ['opened', 'info', '결제 창 닫힘', ['call', 'dismiss']],
    ['uncertain', 'danger', '결제 확인 필요', ['call', 'dismiss']],
    ['evidence', 'danger', '결제 확인 필요', ['register', 'dismiss']],
    ['paid', 'info', '등록 대기', ['retry', 'call']],
    ['sent', 'warning', '등록 확인 필요', ['retry', 'call']],
    ['requested', 'warning', '등록 확인 필요', ['retry', 'dismiss']],
    ['refused', 'warning', '등록 지연', ['retry', 'call']],
    ['refused-request', 'warning', '등록 지연', ['retry', 'dismiss']],
  ])('shows %s as %s %s with the actions %j', (id, tone, label, actions) => {
    expect(statusOf(id)).toMatchObject({ tone, label, actions });
  });

  it('always offers a next step: registering or calling the desk for what may be paid, clearing for what is not @outbox:next-steps', () => {
    for (const entry of allEntries) {
      const actions = recordStatus(entry)?.actions ?? [];
      if (isSettled(entry)) expect(actions).toEqual([]);
      else if (isUnpaid(entry)) expect(actions).toEqual(['clear']);
      else
        expect(
          actions.includes('retry') || actions.includes('register') || actions.includes('call'),
        ).toBe(true);
    }
  });

  it('asks before removing what may have been paid', () => {
    expect(
      allEntries.filter((entry) => recordStatus(entry)?.actions.includes('clear')).every(isUnpaid),
    ).toBe(true);
  });

  it('includes the reason of an error, and no second number', () => {
    expect(statusOf('evidence')?.explanation).not.toContain('tx-1');
    expect(statusOf('refused')?.explanation).toContain('사유: 권한이 없습니다.');
    expect(statusOf('failed')?.explanation).toContain('사유: 잔액 부족');
  });

  it('says when nothing was paid', () => {
    for (const id of ['prepared', 'failed'])
      expect(statusOf(id)?.explanation).toMatch(/결제되지 않았습니다/);
  });

  it('shows what is not settled, newest first', async () => {
    expect(
      (await shownRecords(allEntries, notInProgress)).map(({ entry }) => entry.paymentId),
    ).toEqual([
      'refused-request',
      'refused',
      'requested',
      'sent',
      'paid',
      'evidence',
      'uncertain',
      'failed',
      'opened',
      'prepared',
    ]);
  });

  it('leaves out what was not paid, and what was abandoned before something was bought @outbox:abandoned', () => {
    const later = [entryOf('later', { state: 'opened' }), entryOf('unpaid', { state: 'prepared' })];
    const shown = withoutAbandoned([...allEntries, ...later]);
    expect(shown.map(({ paymentId }) => paymentId)).toEqual([
      'uncertain',
      'evidence',
      'paid',
      'sent',
      'requested',
      'refused',
      'refused-request',
      'recorded',
      'later',
    ]);
  });

  it('hides what is in progress in some tab, unless it has failed or is uncertain', async () => {
    const hidden = await shownRecords(
      allEntries,
      async ({ progress }) => !['failed', 'prepared'].includes(progress.state),
    );
    expect(hidden.map(({ entry }) => entry.paymentId)).toEqual([
      'refused-request',
      'refused',
      'evidence',
      'uncertain',
      'failed',
      'prepared',
    ]);
  });
});
