import { useAlert } from '@fitness/ui/AlertDialog';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { titleAt } from '../menu.ts';
import { isUnseenPrefetch } from '../../shared/api/query-client.ts';
import { pages } from '../../shared/pages.ts';
import { isAuthPage, pageAt, paths } from '../../shared/paths.ts';
import { getPageUser } from '../../shared/session/page-user.ts';
import { getSession } from '../../shared/session/session.ts';
import { sessionErrorOf } from '../../shared/session/session-error.ts';
import { signInStateOf } from '../../shared/session/sign-in-state.ts';
import {
  clearSession,
  notifyListeners,
  onStorageChange,
  stored,
} from '../../shared/session/storage.ts';
import {
  type SessionNotice,
  SessionNoticeContext,
} from '../../shared/session/use-session-notice.ts';
import { texts } from '../../shared/texts.ts';

const storedToken = () => stored('accessToken');

/** Asks the user to sign in again, in one dialog at a time, and for failed queries once per token (docs/product.md#errors). */
export function SessionNoticeProvider({ children }: { children: ReactNode }) {
  const { confirm } = useAlert();
  const client = useQueryClient();
  const latest = { location: useLocation(), navigate: useNavigate() };
  const router = useRef(latest);
  useEffect(() => {
    router.current = latest;
  });
  const openDialog = useRef<Promise<void> | null>(null);
  const declinedToken = useRef<string | null>(null);
  const openNotice = useRef<AbortController | null>(null);

  const ask = useCallback(
    async (message: string) => {
      const asked = storedToken();
      openNotice.current = new AbortController();
      const { signal } = openNotice.current;
      const answers = { confirmLabel: texts.signIn, cancelLabel: texts.close };
      if (!(await confirm(message, { tone: 'info', ...answers, signal }))) {
        declinedToken.current = asked;
        return;
      }
      // Does not sign out a user who has signed in meanwhile.
      if (storedToken() !== asked) return notifyListeners();
      const { location, navigate } = router.current;
      // A guard may have redirected to sign-in meanwhile, because another tab signed out.
      if (isAuthPage(location.pathname)) return;
      const state = signInStateOf(location, titleAt(location.pathname, getSession().role));
      clearSession();
      // Replaces the history entry, so that signing in leaves the history as it was.
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
        // A page without data of its own tells of a failed query itself.
        const page = pageAt(router.current.location.pathname);
        if (page !== undefined && pages[page].needs !== 'data') return;
        const session = getSession();
        // If the session has ended on this device, the page itself tells the user.
        if (session.status === 'signedIn' && session.token !== declinedToken.current)
          void notice(event.action.error);
      }),
    [client, notice],
  );

  // Retries failed queries once the same user has a new token, as after signing in again in another tab.
  useEffect(() => {
    const user = getPageUser();
    let token = storedToken();
    return onStorageChange(() => {
      if (storedToken() === token || getPageUser() !== user) return;
      token = storedToken();
      openNotice.current?.abort();
      const isFailed = ({ state }: Query) => state.status === 'error';
      void client.refetchQueries({ type: 'active', predicate: isFailed });
    });
  }, [client]);

  return <SessionNoticeContext value={notice}>{children}</SessionNoticeContext>;
}
