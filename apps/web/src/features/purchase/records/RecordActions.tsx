import { Button } from '@fitness/ui/Button';
import { LinkButton } from '@fitness/ui/LinkButton';
import { studioPhone } from '../../../shared/brand/StudioPhone.tsx';
import { texts } from '../texts.ts';
import * as styles from './PaymentRecords.css.ts';
import type { RecordAction } from './record-status.ts';
import { useRecordActions } from './use-record-actions.ts';

export interface RecordActionsProps {
  userId: string;
  paymentId: string;
  actions: readonly RecordAction[];
}

/** What the user can do about a purchase in 결제 기록. */
export function RecordActions({ userId, paymentId, actions }: RecordActionsProps) {
  const buttons = useRecordActions(userId, paymentId);
  return (
    <div className={styles.actions}>
      {actions.map((action, index) => {
        if (action === 'call')
          return (
            <LinkButton key={action} size="sm" variant="ghost" href={studioPhone.href}>
              {texts.callDesk({ phone: studioPhone.number })}
            </LinkButton>
          );
        const { label, onPress, isPending } = buttons[action];
        return (
          <Button
            key={action}
            size="sm"
            variant={index === 0 ? 'secondary' : 'ghost'}
            isPending={isPending}
            onPress={() => void onPress()}
          >
            {label}
          </Button>
        );
      })}
    </div>
  );
}
