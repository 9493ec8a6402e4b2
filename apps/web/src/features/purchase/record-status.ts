import type { OutboxEntry, Progress } from './outbox-entry.ts';

/** What 결제 기록 says of a purchase, and what the person can do about it. */
export type RecordStatus = {
  tone: 'warning' | 'danger' | 'info';
  label: string;
  explanation: string;
  action: 'retry' | 'dismiss';
};

const toCheck = (txId: string): RecordStatus => ({
  tone: 'danger',
  label: '결제 확인 필요',
  explanation: `결제되었는지 확인하지 못했습니다. 카카오페이 결제 내역을 확인해주세요.${txId && ` (거래 ID: ${txId})`}`,
  action: 'dismiss',
});

/** The status of a purchase that is not settled; null for one that is, or is still being paid. */
export const recordStatus = (progress: Progress): RecordStatus | null => {
  switch (progress.state) {
    case 'started':
      return toCheck('');
    case 'uncertain':
      return toCheck(progress.txId);
    case 'paid':
      return { tone: 'info', label: '등록 대기', explanation: '연결되면 이용권을 자동으로 등록합니다.', action: 'retry' };
    case 'sent':
      return { tone: 'warning', label: '등록 확인 필요', explanation: '등록 요청의 응답을 받지 못했습니다. 다시 시도해도 한 번만 등록됩니다.', action: 'retry' };
    case 'refused':
      return { tone: 'warning', label: '등록 지연', explanation: `이용권을 등록하지 못했습니다. 사유: ${progress.message}`, action: 'retry' };
    case 'failed':
    case 'recorded':
      return null;
  }
};

/** A purchase as 결제 기록 shows it. */
export type ShownRecord = { entry: OutboxEntry; status: RecordStatus };

/** What 결제 기록 shows, newest first; a payment whose window is open in some tab is not yet a matter of record. */
export const shownRecords = async (
  entries: readonly OutboxEntry[],
  windowIsOpen: (paymentId: string) => Promise<boolean>,
): Promise<ShownRecord[]> => {
  const shown: ShownRecord[] = [];
  for (const entry of entries.toReversed()) {
    const status = recordStatus(entry.progress);
    const isUnderWay = entry.progress.state === 'started' && (await windowIsOpen(entry.paymentId));
    if (status !== null && !isUnderWay) shown.push({ entry, status });
  }
  return shown;
};
