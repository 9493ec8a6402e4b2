import { useAlert } from '@fitness/ui/AlertDialog';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../shared/session/session.ts';
import { useSignInHere } from '../../shared/session/use-sign-in-here.ts';
import { outbox } from './outbox-browser.ts';
import { answerIn, withoutAnswer } from './return-query.ts';
import { texts } from './texts.ts';
import { trainerStateOf } from './trainer-state.ts';
import { useSettlement } from './use-settlement.ts';

/**
 * Deals with a provider that left the page and came back with the outcome in the address (docs/product.md#outbox): takes it
 * out of the address, and settles the payment if this person's outbox holds it. Signed out, the person signs in first.
 */
export const usePaymentReturn = () => {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const signInHere = useSignInHere();
  const { alert } = useAlert();
  const settle = useSettlement();
  const handled = useRef('');

  const receive = async (userId: string) => {
    const answer = answerIn(search);
    if (answer === null) return;
    const entry = await outbox.find(userId, answer.paymentId);
    // The page of PT plans lost its navigation state on the way; the stored record knows the trainer.
    const restored = entry?.kind === 'pt' ? trainerStateOf(entry.record.reqPayDto.managerId, userId) : state;
    await navigate({ pathname, search: withoutAnswer(search) }, { replace: true, state: restored });
    if (entry !== null) await settle(userId, answer.paymentId, answer);
  };

  useEffect(() => {
    const visit = `${session.status}${search}`;
    if (answerIn(search) === null || session.status === 'unread' || handled.current === visit) return;
    handled.current = visit;
    if (session.status === 'signedIn') void receive(session.userId);
    else void alert(texts.loginRequired).then(() => signInHere());
  });
};
