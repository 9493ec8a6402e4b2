import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session/session.ts';
import type { OutboxEntry } from '../outbox/entry.ts';
import { trainerStateOf } from '../plans/trainer/trainer-state.ts';
import { texts } from '../texts.ts';
import * as redirect from './redirect.ts';
import { dependencies, useOutcomeScreen } from './use-outcome-screen.ts';

const handler = redirect.createRedirectHandler(dependencies);

/**
 * Handles a redirect back with a response in the search params, and the responses that were stored before this user signed in
 * (docs/product.md#outbox). Returns a response that the device could not store, which stays in the URL.
 */
export function usePaymentRedirect() {
  const { status, userId = null } = useSession();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const screen = useOutcomeScreen();
  const handled = useRef('');
  const [unstored, setUnstored] = useState<redirect.RedirectParams | null>(null);

  const redirectScreen: redirect.RedirectScreen = {
    ...screen,
    askToSignIn: async () => {
      await screen.alert(texts.loginRequired);
      await screen.signIn();
    },
    clearParams: (entry: OutboxEntry | null) => {
      const to = { pathname, search: redirect.withoutRedirectParams(search) };
      // The redirect lost the navigation state of the PT page; the stored record contains the trainer.
      const trainer =
        pathname === paths.pt && entry?.kind === 'pt' && userId !== null
          ? trainerStateOf(entry.record.reqPayDto.managerId, userId)
          : null;
      if (screen.isMounted() && (trainer !== null || to.search !== search))
        return navigate(to, { replace: true, state: trainer ?? state });
    },
  };

  const receive = (response: redirect.RedirectParams) =>
    handler.receive(userId, response, redirectScreen).catch((error: unknown) => {
      console.error('[fitness]', error);
      setUnstored(response);
    });

  useEffect(() => {
    const visit = `${status}${userId}${search}`;
    if (status === 'unread' || handled.current === visit) return;
    handled.current = visit;
    const response = redirect.readRedirectParams(search);
    if (response !== null) void receive(response);
    else if (userId !== null)
      handler
        .handleStored(userId, redirectScreen)
        .catch((error: unknown) => console.error('[fitness]', error));
  });

  return unstored;
}
