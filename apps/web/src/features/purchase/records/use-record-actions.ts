import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { useState } from 'react';
import { useSessionNotice } from '../../../shared/session/use-session-notice.ts';
import { outbox } from '../outbox/browser-outbox.ts';
import type { RecordAction } from './record-status.ts';
import { texts } from '../texts.ts';
import { useRecorded } from './use-recorded.ts';

const bad = { tone: 'danger' } as const;

/** Does what is pressed in 결제 기록; `isPending` while the record is being sent. */
export function useRecordActions(userId: string, paymentId: string) {
  const { alert, confirm } = useAlert();
  const { showToast } = useToast();
  const notice = useSessionNotice();
  const recorded = useRecorded();
  const [isPending, setPending] = useState(false);

  const send = async (failure: string) => {
    setPending(true);
    const { result, error } = await outbox
      .deliver(userId, paymentId, { isByHand: true })
      .catch((error: unknown) => ({ result: 'waiting' as const, error }));
    setPending(false);
    if (result !== 'waiting') return recorded();
    await alert(failure, bad);
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

  const actions: Record<Exclude<RecordAction, 'call'>, () => unknown> = {
    retry: () => send(texts.delayed),
    register: () => send(texts.notRegistered),
    copyId,
    clear,
    dismiss: async () => {
      if (
        await confirm(texts.dismissQuestion, { confirmLabel: texts.clear, cancelLabel: texts.keep })
      )
        await clear();
    },
  };

  return { isPending, perform: async (action: Exclude<RecordAction, 'call'>) => actions[action]() };
}
