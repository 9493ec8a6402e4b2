import { useAlert } from '@fitness/ui/AlertDialog';
import { useToast } from '@fitness/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isUnseenPrefetch, setNotices } from '../api/query-client.ts';
import { pages } from '../lib/pages.ts';
import { isAuthPage, pageAt, paths } from '../lib/paths.ts';
import { texts } from '../lib/texts.ts';
import {
  sessionErrorOf,
  type SessionNotice,
  SessionNoticeContext,
} from '../session/session-notice.ts';
import { clearSession, getSession, stored } from '../session/session.ts';
import { signInStateOf } from '../session/sign-in-state.ts';
import { titleAt } from './menu.ts';

/** Asks the user to sign in again, in one dialog at a time, and for failed queries once per token (docs/product.md#errors). */
export function SessionNoticeProvider({ children }: { children: ReactNode }) {
  const { alert, confirm } = useAlert();
  const { showToast } = useToast();
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
      const asked = stored('accessToken');
      const answers = { confirmLabel: texts.signIn, cancelLabel: texts.close };
      if (!(await confirm(message, { tone: 'info', ...answers }))) {
        declinedToken.current = asked;
        return;
      }
      // The same user has signed in again in another tab meanwhile.
      if (stored('accessToken') !== asked) return client.invalidateQueries();
      const { location, navigate } = router.current;
      const state = signInStateOf(location, titleAt(location.pathname, getSession().role));
      clearSession();
      // Replaces the history entry, so that signing in leaves the history as it was.
      await navigate(paths.signIn, { replace: true, state });
    },
    [client, confirm],
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

  useEffect(() => setNotices({ alert, showToast, notice }), [alert, showToast, notice]);

  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        if (isUnseenPrefetch(event.query)) return;
        // A page without data of its own tells of a failed query itself.
        const page = pageAt(router.current.location.pathname);
        if (page !== undefined && pages[page].needs !== 'data') return;
        const token = stored('accessToken');
        if (token !== '' && token !== declinedToken.current) void notice(event.action.error);
      }),
    [client, notice],
  );

  return <SessionNoticeContext value={notice}>{children}</SessionNoticeContext>;
}
