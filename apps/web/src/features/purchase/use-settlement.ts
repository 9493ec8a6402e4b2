import { useAlert } from '@fitness/ui/AlertDialog';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../shared/paths.ts';
import { ignoresCancelCode } from './order.ts';
import { type ProviderAnswer, outcomeOf } from './outcome.ts';
import { outbox } from './outbox-browser.ts';
import { showPaymentRecords } from './PaymentRecords.tsx';
import { texts } from './texts.ts';
import { useRecorded } from './use-recorded.ts';

const bad = { tone: 'danger' } as const;

/**
 * What follows the provider's answer, whichever way it came: the alert of its outcome, or the pay record and then the
 * person's passes. An answer that has been dealt with before changes nothing and says nothing.
 */
export const useSettlement = () => {
  const { alert } = useAlert();
  const navigate = useNavigate();
  const recorded = useRecorded();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  const settle = async (userId: string, paymentId: string, answer: ProviderAnswer | undefined) => {
    const started = await outbox.find(userId, paymentId);
    if (started === null) return;
    const outcome = outcomeOf(answer, { ignoresCancelCode: ignoresCancelCode(started.kind) });
    if ((await outbox.apply(userId, paymentId, { type: 'answered', outcome })) === null) return;
    if (outcome.kind === 'failure') {
      await alert(texts.failure(outcome.reason), bad);
      return;
    }
    if (outcome.kind === 'success' && (await outbox.deliver(userId, paymentId, { isByHand: false })) !== 'waiting') {
      recorded();
      // Whoever has gone on to another page stays there.
      if (isHere.current) await navigate(paths.reservations);
      return;
    }
    await alert(outcome.kind === 'success' ? texts.delayed : texts.uncertain(outcome.txId), bad);
    showPaymentRecords();
  };

  return async (userId: string, paymentId: string, answer: ProviderAnswer | undefined) => {
    try {
      await settle(userId, paymentId, answer);
    } catch (error) {
      // The device failed to keep the answer: what was paid may not be told to pay again.
      console.error('[fitness]', error);
      await alert(texts.uncertain(answer?.txId ?? ''), bad);
    }
  };
};
