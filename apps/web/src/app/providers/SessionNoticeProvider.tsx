import { useAlert } from '@fitness/ui/AlertDialog';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { titleAt } from '../menu.ts';
import { isUnseenPrefetch } from '../../shared/api/query-client.ts';
import { isAuthPage, paths } from '../../shared/paths.ts';
import { getSession, useSession } from '../../shared/session/session.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import { signInStateOf } from '../../shared/session/sign-in-state.ts';
import { clearSession, stored } from '../../shared/session/storage.ts';
import {
  type SessionNotice,
  SessionNoticeContext,
} from '../../shared/session/use-session-notice.ts';
import { texts } from '../../shared/texts.ts';

/** Asks to sign in again, in one dialog and for queries once per token (docs/product.md#errors). */
export function SessionNoticeProvider({ children }: { children: ReactNode }) {
  const { confirm, cancelQuestions } = useAlert();
  const session = useSession();
  const client = useQueryClient();
  const latest = { location: useLocation(), navigate: useNavigate() };
  const router = useRef(latest);
  useEffect(() => {
    router.current = latest;
  });
  const openDialog = useRef<Promise<void> | null>(null);
  const declinedToken = useRef<string | null>(null);

  const ask = useCallback(
    async (message: string) => {
      const token = stored('accessToken');
      if (!(await confirm(message, { confirmLabel: texts.signIn, cancelLabel: texts.close }))) {
        declinedToken.current = token;
        return;
      }
      const { location, navigate } = router.current;
      // A guard may have led to sign-in meanwhile, because another tab signed out.
      if (isAuthPage(location.pathname)) return;
      const state = signInStateOf(location, titleAt(location.pathname, getSession().role));
      // Another tab may have signed in meanwhile.
      if (stored('accessToken') === token) clearSession();
      // In place of the page, so that signing in leaves the history as it was.
      await navigate(paths.signIn, { replace: true, state });
    },
    [confirm],
  );

  const notice = useCallback<SessionNotice>(
    async (error) => {
      const message = sessionErrorOf(error);
      if (message === null || isAuthPage(router.current.location.pathname)) return;
      openDialog.current ??= ask(message).finally(() => {
        openDialog.current = null;
      });
      await openDialog.current;
    },
    [ask],
  );

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (isUnseenPrefetch(event.query)) return;
        const session = getSession();
        // The page itself says when the session has ended on this device.
        if (session.status === 'signedIn' && session.token !== declinedToken.current)
          void notice(event.action.error);
      }),
    [client, notice],
  );

  const user = session.userId ?? null;
  const previousUser = useRef(user);
  useEffect(() => {
    // The same user may come back to the page of an expired token.
    if (session.status === 'invalid') return;
    if (previousUser.current !== null && previousUser.current !== user) cancelQuestions();
    previousUser.current = user;
  }, [cancelQuestions, session.status, user]);

  return <SessionNoticeContext value={notice}>{children}</SessionNoticeContext>;
}
