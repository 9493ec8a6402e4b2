import { useAlert } from '@fitness/ui/AlertDialog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { focusHeading } from '../../../shared/layout/focus-heading.ts';
import { whenUserLeft } from '../../../shared/session/when-user-left.ts';
import { useRedirectToSignIn } from '../../../shared/session/use-redirect-to-sign-in.ts';
import { useSessionNotice } from '../../../shared/session/use-session-notice.ts';
import { newPurchaseStateOf } from '../new-purchase/new-purchase.ts';
import { outbox, returnedPayments, withPaymentLock } from '../outbox/browser-outbox.ts';
import { isUnconfirmed, type OutboxEntry } from '../outbox/entry.ts';
import { useRecordedNotice } from '../outbox/PaymentDelivery.tsx';
import { recordsKey, showPaymentRecords } from '../records/show-payment-records.ts';
import { texts } from '../texts.ts';
import { createOutcomeHandler, type OutcomeHandler } from './outcome-handler.ts';

const handleOutcome = createOutcomeHandler(outbox);

/** The browser APIs and services that a purchase and its redirect use. */
export const dependencies = {
  outbox,
  returnedPayments,
  withPaymentLock,
  // After the user has changed, the outcome is not shown; it stays in that user's payment records.
  handleOutcome: ((userId, ...outcome) =>
    Promise.race([
      handleOutcome(userId, ...outcome),
      whenUserLeft(userId),
    ])) satisfies OutcomeHandler,
};

/** Shows the outcome of a payment on the page; does not navigate after the user has left the page. */
export function useOutcomeScreen() {
  const { alert, confirm } = useAlert();
  const notice = useSessionNotice();
  const navigate = useNavigate();
  const showRecordedNotice = useRecordedNotice();
  const client = useQueryClient();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return {
    alert,
    confirm,
    notice,
    signIn: useRedirectToSignIn(),
    isMounted: () => isMounted.current,
    showPasses: async (entry: OutboxEntry) => {
      showRecordedNotice(isUnconfirmed(entry) ? texts.registered : texts.recorded);
      // The next page would show the purchase as unfinished until it has read it again.
      client.removeQueries({ queryKey: [recordsKey] });
      if (!isMounted.current) return;
      await navigate(paths.reservations, { state: newPurchaseStateOf(entry) });
      // On the same page the focus was in the record, which is gone.
      focusHeading();
    },
    showRecords: showPaymentRecords,
  };
}
