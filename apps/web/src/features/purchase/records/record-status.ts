import { hasEvidence, isDismissible, isSurelyUnpaid, type OutboxEntry } from '../outbox/entry.ts';
import { texts as shared } from '../../../shared/texts.ts';
import { texts } from '../texts.ts';

/**
 * What can be done about a purchase. `retry` and `register` send its record, `copyId` and `call` lead to the desk,
 * `dismiss` takes it away after a question, and `clear` without one, since nothing was charged.
 */
export type RecordAction = 'retry' | 'register' | 'copyId' | 'call' | 'dismiss' | 'clear';

/** What 결제 기록 says of a purchase, and what the person can do about it; only what may cost money is marked as danger. */
export type RecordStatus = {
  tone: 'neutral' | 'info' | 'warning' | 'danger';
  label: string;
  explanation: string;
  actions: readonly RecordAction[];
};

const desk: readonly RecordAction[] = ['copyId', 'call'];

const unpaid = (explanation: string): RecordStatus => ({
  tone: 'neutral',
  label: '결제되지 않음',
  explanation,
  actions: ['clear'],
});

const unpaidText = (reason: string) => (reason ? texts.unpaidBecause({ reason }) : texts.unpaid);

const withTransaction = (text: string, txId: string) =>
  txId ? `${text} ${texts.transaction({ txId })}` : text;

/** The status of a purchase; null when there is nothing left to say or do. */
export function recordStatus(entry: OutboxEntry): RecordStatus | null {
  const { progress } = entry;
  const dismiss: readonly RecordAction[] = isDismissible(entry) ? ['dismiss'] : [];
  switch (progress.state) {
    case 'prepared':
      return unpaid(texts.windowNeverOpened);
    case 'failed':
      return progress.isTold ? null : unpaid(unpaidText(progress.reason));
    case 'opened':
      return {
        tone: 'info',
        label: '결제 창 닫힘',
        explanation: texts.windowClosed,
        actions: [...desk, ...dismiss],
      };
    case 'uncertain':
      return hasEvidence(entry)
        ? {
            tone: 'danger',
            label: '결제 확인 필요',
            explanation: withTransaction(texts.registerIfCharged, progress.txId),
            actions: ['register', ...desk, ...dismiss],
          }
        : {
            tone: 'danger',
            label: '결제 확인 필요',
            explanation: withTransaction(texts.callDeskIfCharged, progress.txId),
            actions: [...desk, ...dismiss],
          };
    case 'paid':
      return {
        tone: 'info',
        label: '등록 대기',
        explanation: texts.deliveryPending,
        actions: ['retry'],
      };
    case 'sent':
      return {
        tone: 'warning',
        label: '등록 확인 필요',
        explanation: texts.deliveryUnconfirmed,
        actions: ['retry', ...desk, ...dismiss],
      };
    case 'refused':
      return {
        tone: 'warning',
        label: '등록 지연',
        explanation: texts.refused({ reason: progress.message || shared.unknownError }),
        actions: ['retry', ...desk, ...dismiss],
      };
    case 'recorded':
      return null;
  }
}

/** A purchase as 결제 기록 shows it. */
export type ShownRecord = { entry: OutboxEntry; status: RecordStatus };

/** What 결제 기록 shows, newest first; a purchase that is still under way in some tab is shown only once it is known to be paid. */
export async function shownRecords(
  entries: readonly OutboxEntry[],
  isUnderWay: (paymentId: string) => Promise<boolean>,
): Promise<ShownRecord[]> {
  const shown: ShownRecord[] = [];
  for (const entry of entries.toReversed()) {
    const status = recordStatus(entry);
    const mayChange = isSurelyUnpaid(entry) || entry.progress.state === 'opened';
    if (status !== null && !(mayChange && (await isUnderWay(entry.paymentId))))
      shown.push({ entry, status });
  }
  return shown;
}
