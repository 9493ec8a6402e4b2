import { useAlert } from '@fitness/ui/AlertDialog';
import { Button } from '@fitness/ui/Button';
import { Text } from '@fitness/ui/Text';
import { formatWon } from '../../../shared/format/format.ts';
import { useSessionNotice } from '../../../shared/session/use-session-notice.ts';
import { texts as shared } from '../../../shared/texts.ts';
import { useSingleFlight } from '../../../shared/use-single-flight.ts';
import type { OutcomeScreen } from '../checkout/outcome-handler.ts';
import { outbox } from '../outbox/browser-outbox.ts';
import { hasPaymentEvidence, isUnconfirmed, isUnpaid, type OutboxEntry } from '../outbox/entry.ts';
import { texts } from '../texts.ts';
import { CallDesk, deskLink, RecordPanel } from './RecordPanel.tsx';
import type { ShownRecord } from './record-status.ts';

type PaymentRecordProps = ShownRecord &
  Pick<OutcomeScreen, 'showPasses'> & {
    userId: string;
  };

function useRecordActions({ userId, entry, showPasses }: PaymentRecordProps) {
  const { paymentId, orderName, amount } = entry;
  const subject = `${orderName} ${formatWon(amount)}`;
  const { alert, confirm } = useAlert();
  const notice = useSessionNotice();
  const { run, isPending } = useSingleFlight();

  const send = async () => {
    const { result, error } = await outbox.deliver(userId, paymentId, { isManual: true });
    if (result !== 'pending') return showPasses(entry);
    await alert(isUnconfirmed(entry) ? texts.notRegistered : texts.delayed, { tone: 'danger' });
    return notice(error);
  };

  const register = async () => {
    const labels = { confirmLabel: texts.register, cancelLabel: texts.doNotRegister };
    if (await confirm(texts.registerQuestion, { subject, ...labels })) await send();
  };

  const clear = () => outbox.dismiss(userId, paymentId);
  const dismiss = async () => {
    const labels = { confirmLabel: texts.clearRecord, cancelLabel: texts.keep };
    if (await confirm(texts.dismissQuestion, { subject, ...labels, link: deskLink })) await clear();
  };

  return {
    retry: { children: shared.retry, onPress: () => void run(send), isPending },
    register: { children: texts.register, onPress: () => void run(register), isPending },
    dismiss: { children: texts.clear, onPress: () => void dismiss() },
    clear: { children: texts.clear, onPress: () => void clear() },
  };
}

function numberOf(entry: OutboxEntry) {
  const { paymentId, progress } = entry;
  if (isUnpaid(entry)) return null;
  // The one that the alert of the payment has named.
  if (progress.state === 'uncertain' && hasPaymentEvidence(entry))
    return texts.transactionId({ txId: progress.txId });
  return texts.paymentId({ paymentId });
}

export function PaymentRecord(props: PaymentRecordProps) {
  const { entry, status } = props;
  const { orderName, amount, startedAt } = entry;
  const buttons = useRecordActions(props);
  return (
    <RecordPanel
      title={
        <>
          <span>{orderName}</span>{' '}
          <Text as="span" color="muted" weight="medium">
            {formatWon(amount)}
          </Text>
        </>
      }
      time={startedAt}
      badge={status}
      explanation={status.explanation}
      number={numberOf(entry)}
    >
      {status.actions.map((action, index) => {
        const variant = index === 0 ? 'secondary' : 'ghost';
        if (action === 'call') return <CallDesk key={action} variant={variant} />;
        return <Button key={action} size="sm" variant={variant} {...buttons[action]} />;
      })}
    </RecordPanel>
  );
}
