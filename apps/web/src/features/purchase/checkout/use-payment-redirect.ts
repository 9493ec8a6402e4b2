import { useAlert } from '@fitness/ui/AlertDialog';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRedirectToSignIn } from '../../../shared/session/use-redirect-to-sign-in.ts';
import { useSession } from '../../../shared/session/session.ts';
import { trainerStateOf } from '../plans/trainer/trainer-state.ts';
import { texts } from '../texts.ts';
import { handleRedirect } from './browser-checkout.ts';
import { uncertainText } from './outcome-handler.ts';
import {
  readRedirectParams,
  type RedirectParams,
  withoutRedirectParams,
} from './redirect-params.ts';
import { useOutcomeScreen } from './use-outcome-screen.ts';

/** Handles a redirect back with a response in the search params (docs/product.md#outbox). */
export function usePaymentRedirect() {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const redirectToSignIn = useRedirectToSignIn();
  const { alert } = useAlert();
  const screen = useOutcomeScreen();
  const handled = useRef('');

  const receive = async (userId: string, response: RedirectParams) => {
    try {
      await handleRedirect(userId, response, {
        ...screen,
        clearParams: (entry) => {
          // The redirect dropped the navigation state of the PT page; the stored record names the trainer.
          const restored =
            entry?.kind === 'pt' ? trainerStateOf(entry.record.reqPayDto.managerId, userId) : state;
          const to = { pathname, search: withoutRedirectParams(search) };
          return navigate(to, { replace: true, state: restored });
        },
      });
    } catch (error) {
      console.error('[fitness]', error);
      await alert(uncertainText(response.txId), { tone: 'danger' });
    }
  };

  useEffect(() => {
    const response = readRedirectParams(search);
    const visit = `${session.status}${search}`;
    if (response === null || session.status === 'unread' || handled.current === visit) return;
    handled.current = visit;
    if (session.status === 'signedIn') void receive(session.userId, response);
    else void alert(texts.loginRequired).then(() => redirectToSignIn());
  });
}
