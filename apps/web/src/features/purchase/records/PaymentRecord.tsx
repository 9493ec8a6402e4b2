import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Text } from '@fitness/ui/Text';
import { formatWon } from '../../../shared/format/format.ts';
import { useSessionNotice } from '../../../shared/session/use-session-notice.ts';
import { texts as shared } from '../../../shared/texts.ts';
import { useSingleFlight } from '../../../shared/use-single-flight.ts';
import { outbox } from '../outbox/browser-outbox.ts';
import { useRecordedNotice } from '../outbox/PaymentDelivery.tsx';
import { texts } from '../texts.ts';
import { CallDesk, RecordPanel, useCopyPaymentId } from './RecordPanel.tsx';
import type { ShownRecord } from './record-status.ts';

function useRecordActions(userId: string, { paymentId, orderName, amount }: ShownRecord['entry']) {
  const { alert, confirm } = useAlert();
  const notice = useSessionNotice();
  const showRecordedNotice = useRecordedNotice();
  const copyId = useCopyPaymentId(paymentId);
  const { run, isPending } = useSingleFlight();

  const send = async (failure: string) => {
    const delivery = await run(() => outbox.deliver(userId, paymentId, { isManual: true }));
    if (delivery === undefined) return undefined;
    if (delivery.result !== 'pending') return showRecordedNotice();
    await alert(failure, { tone: 'danger' });
    return notice(delivery.error);
  };

  const clear = () => outbox.dismiss(userId, paymentId);
  const dismiss = async () => {
    const subject = `${orderName} ${formatWon(amount)}`;
    const labels = { confirmLabel: texts.clearRecord, cancelLabel: texts.keep };
    if (await confirm(texts.dismissQuestion, { tone: 'danger', subject, ...labels })) await clear();
  };

  return {
    retry: { children: shared.retry, onPress: () => void send(texts.delayed), isPending },
    register: {
      children: texts.register,
      onPress: () => void send(texts.notRegistered),
      isPending,
    },
    copyId: { children: texts.copyId, onPress: () => void copyId() },
    dismiss: { children: texts.clear, onPress: () => void dismiss() },
    clear: { children: texts.clear, onPress: () => void clear() },
  };
}

export function PaymentRecord({ userId, entry, status }: ShownRecord & { userId: string }) {
  const { paymentId, orderName, amount, startedAt } = entry;
  const buttons = useRecordActions(userId, entry);
  return (
    <RecordPanel
      title={
        <>
          {orderName}{' '}
          <Text as="span" color="muted" weight="medium">
            {formatWon(amount)}
          </Text>
        </>
      }
      time={startedAt}
      badge={status}
      explanation={status.explanation}
      paymentId={status.actions.includes('copyId') ? paymentId : null}
    >
      {status.actions.map((action, index) =>
        action === 'call' ? (
          <CallDesk key={action} />
        ) : (
          <Button
            key={action}
            size="sm"
            variant={index === 0 ? 'secondary' : 'ghost'}
            {...buttons[action]}
          />
        ),
      )}
    </RecordPanel>
  );
}
