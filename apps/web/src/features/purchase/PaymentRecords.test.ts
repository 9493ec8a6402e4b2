import { describe, expect, it } from 'vitest';
import { allEntries, entryOf } from '../../../testing/purchase/entries.ts';
import { isFinished } from './entry.ts';
import { recordStatus, withoutAbandoned } from './PaymentRecords.tsx';

const statusOf = (id: string) =>
  recordStatus(allEntries.find(({ paymentId }) => paymentId === id)!);

describe('결제 내역', () => {
  it.each<[string, string, string, string[]]>([
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

  it('always offers a next step: registering or calling the desk for what may be paid, nothing for what is finished @outbox:next-steps', () => {
    for (const entry of allEntries) {
      const actions: readonly string[] = recordStatus(entry)?.actions ?? [];
      const leadsOn = ['retry', 'register', 'call'].some((action) => actions.includes(action));
      expect(leadsOn).toBe(!isFinished(entry));
    }
  });

  it('includes the reason of an error, and no second number', () => {
    expect(statusOf('evidence')?.explanation).not.toContain('tx-1');
    expect(statusOf('refused')?.explanation).toContain('사유: 권한이 없습니다.');
  });

  it('leaves out the windows that were closed before something was bought', () => {
    const shown = withoutAbandoned([...allEntries, entryOf('later', { state: 'opened' })]);
    expect(shown.filter(({ progress }) => progress.state === 'opened')).toMatchObject([
      { paymentId: 'later' },
    ]);
    expect(shown).toHaveLength(allEntries.length);
  });
});
