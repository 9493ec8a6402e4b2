import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { LinkButton } from '@fitness/ui/LinkButton';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { studioPhone } from '../../../shared/brand/StudioPhone.tsx';
import { formatDate, formatTime, formatWon } from '../../../shared/format/format.ts';
import { texts } from '../texts.ts';
import * as styles from './PaymentRecords.css.ts';
import type { ShownRecord } from './record-status.ts';
import { useRecordActions } from './use-record-actions.ts';

export function PaymentRecord({ userId, entry, status }: ShownRecord & { userId: string }) {
  const { paymentId, orderName, amount, startedAt } = entry;
  const buttons = useRecordActions(userId, paymentId);
  return (
    <li className={styles.record}>
      <div className={styles.summary}>
        <h3 className={styles.order}>
          {orderName} <span className={styles.amount}>{formatWon(amount)}</span>
        </h3>
        <p className={styles.when}>
          {formatDate(startedAt)} {formatTime(startedAt)}
        </p>
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      <div className={styles.state}>
        <p className={styles.explanation}>
          <TruncatedText>{status.explanation}</TruncatedText>
        </p>
        {status.actions.includes('copyId') && (
          <p className={styles.paymentId}>{texts.paymentId({ paymentId })}</p>
        )}
        <div className={styles.actions}>
          {status.actions.map((action, index) =>
            action === 'call' ? (
              <LinkButton key={action} size="sm" variant="ghost" href={studioPhone.href}>
                {texts.callDesk({ phone: studioPhone.number })}
              </LinkButton>
            ) : (
              <Button
                key={action}
                size="sm"
                variant={index === 0 ? 'secondary' : 'ghost'}
                {...buttons[action]}
              />
            ),
          )}
        </div>
      </div>
    </li>
  );
}
