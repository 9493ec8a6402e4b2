import { useAlert } from '@fitness/ui/AlertDialog';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../../shared/session/session.ts';
import { useRedirectToSignIn } from '../../../shared/session/use-redirect-to-sign-in.ts';
import { receivePayment } from './browser-checkout.ts';
import { answerIn, withoutAnswer } from './return-query.ts';
import { uncertainText } from './settlement.ts';
import { texts } from '../texts.ts';
import { trainerStateOf } from '../plans/trainer-state.ts';
import { useSettlementScreen } from './use-settlement-screen.ts';

/**
 * Deals with a provider that left the page and came back with the outcome in the address (docs/product.md#outbox): stores it
 * if this person's outbox holds the payment, takes it out of the address, and settles it. Signed out, the person signs in first.
 */
export function usePaymentReturn() {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const redirectToSignIn = useRedirectToSignIn();
  const { alert } = useAlert();
  const screen = useSettlementScreen();
  const handled = useRef('');

  const receive = async (userId: string) => {
    const answer = answerIn(search);
    if (answer === null) return;
    try {
      await receivePayment(userId, answer, {
        ...screen,
        clearAddress: (entry) => {
          // The page of PT plans lost its navigation state on the way; the stored record knows the trainer.
          const restored =
            entry?.kind === 'pt' ? trainerStateOf(entry.record.reqPayDto.managerId, userId) : state;
          return navigate(
            { pathname, search: withoutAnswer(search) },
            { replace: true, state: restored },
          );
        },
      });
    } catch (error) {
      // The device failed to keep the answer: what may be paid is never told to pay again.
      console.error('[fitness]', error);
      await alert(uncertainText(answer.txId), { tone: 'danger' });
    }
  };

  useEffect(() => {
    const visit = `${session.status}${search}`;
    if (answerIn(search) === null || session.status === 'unread' || handled.current === visit)
      return;
    handled.current = visit;
    if (session.status === 'signedIn') void receive(session.userId);
    else void alert(texts.loginRequired).then(() => redirectToSignIn());
  });
}
