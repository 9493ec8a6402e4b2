import { useAlert } from '@fitness/ui/AlertDialog';
import { Badge } from '@fitness/ui/Badge';
import { Button } from '@fitness/ui/Button';
import { Heading } from '@fitness/ui/Heading';
import { Inline } from '@fitness/ui/layout/Inline';
import { Split } from '@fitness/ui/layout/Split';
import { Stack } from '@fitness/ui/layout/Stack';
import { LinkButton } from '@fitness/ui/LinkButton';
import { Panel } from '@fitness/ui/Panel';
import { Text } from '@fitness/ui/Text';
import { useToast } from '@fitness/ui/Toast';
import { TruncatedText } from '@fitness/ui/TruncatedText';
import { useState } from 'react';
import { studioPhone } from '../../../shared/brand/StudioPhone.tsx';
import { copyText } from '../../../shared/browser/copy-text.ts';
import { formatDate, formatTime, formatWon } from '../../../shared/format/format.ts';
import { useSessionNotice } from '../../../shared/session/use-session-notice.ts';
import { texts as shared } from '../../../shared/texts.ts';
import { outbox } from '../outbox/browser-outbox.ts';
import { useRecordedNotice } from '../outbox/PaymentDelivery.tsx';
import { texts } from '../texts.ts';
import type { ShownRecord } from './record-status.ts';

function useRecordActions(userId: string, { paymentId, orderName, amount }: ShownRecord['entry']) {
  const { alert, confirm } = useAlert();
  const { showToast } = useToast();
  const notice = useSessionNotice();
  const showRecordedNotice = useRecordedNotice();
  const [isPending, setPending] = useState(false);

  const send = async (failure: string) => {
    setPending(true);
    const { result, error } = await outbox.deliver(userId, paymentId, { isManual: true });
    setPending(false);
    if (result !== 'pending') return showRecordedNotice();
    await alert(failure, { tone: 'danger' });
    return notice(error);
  };

  const copyId = async () => {
    if (await copyText(paymentId)) showToast(texts.idCopied);
    else await alert(texts.idNotCopied({ paymentId }));
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
    <Panel as="li" padding="compact">
      <Split columns="md:fill" from="tablet" gap={{ phone: 'sm', tablet: 'lg' }}>
        <Stack gap="xxs" align="start">
          <Heading level={3} size="md">
            {orderName}{' '}
            <Text as="span" tone="muted" weight="medium">
              {formatWon(amount)}
            </Text>
          </Heading>
          <Text size="sm" tone="muted">
            {formatDate(startedAt)} {formatTime(startedAt)}
          </Text>
          <Badge tone={status.tone}>{status.label}</Badge>
        </Stack>
        <Stack gap="sm">
          <Stack gap="xxs">
            <Text size="sm" wrap="pretty" maxWidth="reading">
              <TruncatedText>{status.explanation}</TruncatedText>
            </Text>
            {status.actions.includes('copyId') && (
              <Text size="xs" tone="muted">
                {texts.paymentId({ paymentId })}
              </Text>
            )}
          </Stack>
          <Inline gap="xxs">
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
          </Inline>
        </Stack>
      </Split>
    </Panel>
  );
}
