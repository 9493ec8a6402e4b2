import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../../shared/session/session.ts';
import { trainerStateOf } from '../plans/trainer/trainer-state.ts';
import { texts } from '../texts.ts';
import { danger, uncertainText } from './outcome-handler.ts';
import * as redirect from './redirect.ts';
import { dependencies, useOutcomeScreen } from './use-checkout.ts';

const handleRedirect = redirect.createRedirectHandler(dependencies);

/** Handles a redirect back with a response in the search params (docs/product.md#outbox). */
export function usePaymentRedirect() {
  const session = useSession();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const screen = useOutcomeScreen();
  const handled = useRef('');

  const receive = async (userId: string, response: redirect.RedirectParams) => {
    try {
      await handleRedirect(userId, response, {
        ...screen,
        clearParams: (entry) => {
          // The redirect dropped the navigation state of the PT page; the stored record names the trainer.
          const restored =
            entry?.kind === 'pt' ? trainerStateOf(entry.record.reqPayDto.managerId, userId) : state;
          const to = { pathname, search: redirect.withoutRedirectParams(search) };
          return navigate(to, { replace: true, state: restored });
        },
      });
    } catch (error) {
      console.error('[fitness]', error);
      await screen.alert(uncertainText(response.txId), danger);
    }
  };

  useEffect(() => {
    const response = redirect.readRedirectParams(search);
    const visit = `${session.status}${search}`;
    if (response === null || session.status === 'unread' || handled.current === visit) return;
    handled.current = visit;
    if (session.status === 'signedIn') void receive(session.userId, response);
    else void screen.alert(texts.loginRequired).then(() => screen.signIn());
  });
}
