import { Badge } from '@fitness/ui/Badge';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { formatDate, formatTime, formatWon } from '../../../shared/format/format.ts';
import { texts } from '../texts.ts';
import * as styles from './PaymentRecords.css.ts';
import { RecordActions } from './RecordActions.tsx';
import type { ShownRecord } from './record-status.ts';

/** One purchase of 결제 기록. */
export function PaymentRecord({ userId, entry, status }: ShownRecord & { userId: string }) {
  return (
    <li className={styles.record}>
      <div className={styles.summary}>
        <h3 className={styles.order}>
          {entry.orderName} <span className={styles.amount}>{formatWon(entry.amount)}</span>
        </h3>
        <p className={styles.when}>
          {formatDate(entry.startedAt)} {formatTime(entry.startedAt)}
        </p>
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      <div className={styles.state}>
        <p className={styles.explanation}>
          <TruncatedText>{status.explanation}</TruncatedText>
        </p>
        {status.actions.includes('copyId') && (
          <p className={styles.paymentId}>{texts.paymentId({ paymentId: entry.paymentId })}</p>
        )}
        <RecordActions userId={userId} paymentId={entry.paymentId} actions={status.actions} />
      </div>
    </li>
  );
}
