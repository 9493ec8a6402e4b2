import { useAlert } from '@fitness/ui/AlertDialog';
import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { useState } from 'react';
import { formatDate, formatTime, formatWon } from '../../shared/format.ts';
import { texts as shared } from '../../shared/texts.ts';
import { outbox } from './outbox-browser.ts';
import * as styles from './PaymentRecords.css.ts';
import type { ShownRecord } from './record-status.ts';
import { texts } from './texts.ts';
import { useRecorded } from './use-recorded.ts';

/** One purchase of 결제 기록. */
export const PaymentRecord = ({ userId, entry, status }: ShownRecord & { userId: string }) => {
  const { alert, confirm } = useAlert();
  const recorded = useRecorded();
  const [isPending, setPending] = useState(false);
  const { paymentId, orderName, amount, startedAt } = entry;

  const retry = async () => {
    setPending(true);
    const result = await outbox.deliver(userId, paymentId, { isByHand: true });
    setPending(false);
    if (result === 'waiting') await alert(texts.delayed, { tone: 'danger' });
    else recorded();
  };

  const dismiss = async () => {
    if (await confirm(texts.dismiss)) await outbox.dismiss(userId, paymentId);
  };

  return (
    <li className={styles.record}>
      <div className={styles.summary}>
        <h3 className={styles.order}>
          {orderName} <span className={styles.amount}>{formatWon(amount)}</span>
        </h3>
        <p className={styles.when}>
          {formatDate(startedAt)} {formatTime(startedAt)}
        </p>
      </div>
      <div className={styles.state}>
        <Badge tone={status.tone}>{status.label}</Badge>
        <p className={styles.explanation}>
          <TruncatedText>{status.explanation}</TruncatedText>
        </p>
      </div>
      <div className={styles.action}>
        {status.action === 'retry' ? (
          <Button variant="secondary" size="sm" isPending={isPending} onPress={() => void retry()}>
            {shared.retry}
          </Button>
        ) : (
          <Button variant="secondary" size="sm" onPress={() => void dismiss()}>
            지우기
          </Button>
        )}
      </div>
    </li>
  );
};
