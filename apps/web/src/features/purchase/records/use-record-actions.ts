import { useAlert } from '@fitness/ui/AlertDialog';
import type { ButtonProps } from '@fitness/ui/Button';
import { useToast } from '@fitness/ui/Toast';
import { useState } from 'react';
import { useSessionNotice } from '../../../shared/session/use-session-notice.ts';
import { texts as shared } from '../../../shared/texts.ts';
import { outbox } from '../outbox/browser-outbox.ts';
import { texts } from '../texts.ts';
import type { RecordAction } from './record-status.ts';
import { useRecordedNotice } from './use-recorded-notice.ts';

type RecordButtonProps = Pick<ButtonProps, 'children' | 'onPress' | 'isPending'>;

export function useRecordActions(
  userId: string,
  paymentId: string,
): Record<Exclude<RecordAction, 'call'>, RecordButtonProps> {
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
    try {
      await navigator.clipboard.writeText(paymentId);
      showToast(texts.idCopied);
    } catch {
      await alert(texts.idNotCopied({ paymentId }));
    }
  };

  const clear = () => outbox.dismiss(userId, paymentId);
  const dismiss = async () => {
    const labels = { confirmLabel: texts.clear, cancelLabel: texts.keep };
    if (await confirm(texts.dismissQuestion, labels)) await clear();
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
