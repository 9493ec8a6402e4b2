import { hasPaymentEvidence, isDismissible, isUnpaid, type OutboxEntry } from '../outbox/entry.ts';
import { isolated } from '../../../shared/format/isolated.ts';
import { texts as shared } from '../../../shared/texts.ts';
import { texts } from '../texts.ts';

/** `dismiss` removes an entry after confirmation, `clear` without, since nothing was charged. */
export type RecordAction = 'retry' | 'register' | 'call' | 'dismiss' | 'clear';

/** How 결제 내역 shows an unfinished purchase; the tone `danger` means that the user may lose money. */
export type RecordStatus = {
  tone: 'neutral' | 'info' | 'warning' | 'danger';
  label: string;
  explanation: string;
  actions: readonly RecordAction[];
};

const badges = {
  unpaid: { tone: 'neutral', label: '결제되지 않음' },
  opened: { tone: 'info', label: '결제 창 닫힘' },
  uncertain: { tone: 'danger', label: '결제 확인 필요' },
  paid: { tone: 'info', label: '등록 대기' },
  sent: { tone: 'warning', label: '등록 확인 필요' },
  refused: { tone: 'warning', label: '등록 지연' },
} as const;

/** The status of a purchase; null when it is settled. */
export function recordStatus(entry: OutboxEntry): RecordStatus | null {
  const { progress } = entry;
  // What may have been paid leads to the desk at once, or after the question of 지우기.
  const other = isDismissible(entry) ? 'dismiss' : 'call';
  switch (progress.state) {
    case 'prepared':
      return { ...badges.unpaid, explanation: texts.windowNeverOpened, actions: ['clear'] };
    case 'failed': {
      const { reason, isTold } = progress;
      if (isTold) return null;
      const explanation = reason ? texts.unpaidBecause({ reason }) : texts.unpaid;
      return { ...badges.unpaid, explanation, actions: ['clear'] };
    }
    case 'opened':
      return { ...badges.opened, explanation: texts.callDeskIfCharged, actions: ['call', other] };
    case 'uncertain': {
      const canRegister = hasPaymentEvidence(entry);
      return {
        ...badges.uncertain,
        explanation: canRegister ? texts.registerIfCharged : texts.callDeskIfCharged,
        actions: [canRegister ? 'register' : 'call', other],
      };
    }
    case 'paid':
      return { ...badges.paid, explanation: texts.deliveryPending, actions: ['retry', other] };
    case 'sent':
      return { ...badges.sent, explanation: texts.deliveryUnconfirmed, actions: ['retry', other] };
    case 'refused': {
      const explanation = texts.refused({
        reason: isolated(progress.message) || shared.unknownError,
      });
      return { ...badges.refused, explanation, actions: ['retry', other] };
    }
    case 'recorded':
      return null;
  }
}

/** What may have cost money, without the payment windows that were closed before the last purchase that succeeded. */
export function withoutAbandoned(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const lastBought = entries.findLastIndex(({ progress }) => progress.state === 'recorded');
  return entries.filter(
    (entry, index) => !isUnpaid(entry) && (index > lastBought || entry.progress.state !== 'opened'),
  );
}

export type ShownRecord = { entry: OutboxEntry; status: RecordStatus };

/** The unsettled purchases, newest first, without those in progress whose state may still change. */
export async function shownRecords(
  entries: readonly OutboxEntry[],
  isInProgress: (entry: OutboxEntry) => Promise<boolean>,
): Promise<ShownRecord[]> {
  const shown: ShownRecord[] = [];
  for (const entry of entries.toReversed()) {
    const status = recordStatus(entry);
    const { state } = entry.progress;
    const mayStillChange = isUnpaid(entry) || ['opened', 'paid', 'sent'].includes(state);
    if (status !== null && !(mayStillChange && (await isInProgress(entry))))
      shown.push({ entry, status });
  }
  return shown;
}
