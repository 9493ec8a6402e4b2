import { Button } from '@fitness/ui/Button';
import { LinkButton } from '@fitness/ui/LinkButton';
import { studioPhone } from '../../../shared/brand/StudioPhone.tsx';
import { texts as shared } from '../../../shared/texts.ts';
import * as styles from './PaymentRecords.css.ts';
import type { RecordAction } from './record-status.ts';
import { texts } from '../texts.ts';
import { useRecordActions } from './use-record-actions.ts';

const labels: Record<Exclude<RecordAction, 'call'>, string> = {
  retry: shared.retry,
  register: texts.register,
  copyId: texts.copyId,
  dismiss: texts.clear,
  clear: texts.clear,
};

const isSending = (action: RecordAction) => action === 'retry' || action === 'register';

/** What the person can do about a purchase of 결제 기록. */
export function RecordActions({
  userId,
  paymentId,
  actions,
}: {
  userId: string;
  paymentId: string;
  actions: readonly RecordAction[];
}) {
  const { perform, isPending } = useRecordActions(userId, paymentId);
  return (
    <div className={styles.actions}>
      {actions.map((action, index) =>
        action === 'call' ? (
          <LinkButton key={action} size="sm" variant="ghost" href={studioPhone.href}>
            {texts.callDesk({ phone: studioPhone.number })}
          </LinkButton>
        ) : (
          <Button
            key={action}
            size="sm"
            variant={index === 0 ? 'secondary' : 'ghost'}
            isPending={isSending(action) ? isPending : undefined}
            onPress={() => void perform(action)}
          >
            {labels[action]}
          </Button>
        ),
      )}
    </div>
  );
}
