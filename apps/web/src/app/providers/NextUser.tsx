import { useToast } from '@fitness/ui/Toast';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isAuthPage } from '../../shared/paths.ts';
import { type PageUser, usePageUser } from '../../shared/session/page-user.ts';

/** What was shown last, and to whom. Module state, since the component is another one for the next user. */
let last: { user: PageUser; key: string } | undefined;

/**
 * The page that another user had opened says whose it is now. The user of now was not led to it, so it opens as after a sign-in that
 * leads back to it, without what the former user had in its URL and navigation state.
 */
export function NextUser({ children }: { children: ReactNode }) {
  const user = usePageUser();
  const { key, pathname } = useLocation();
  const { showToast } = useToast();
  const [start] = useState(() => ({
    user,
    key,
    // Sign-in and sign-up say it themselves, and lead back whoever signs in.
    isInherited:
      user.userId !== null && last?.user !== user && last?.key === key && !isAuthPage(pathname),
  }));
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && key !== start.key) setHasMoved(true);
  useEffect(() => {
    // It may be rendered with the next user before it is unmounted.
    last = { user: start.user, key };
  }, [start.user, key]);
  useEffect(() => {
    if (!start.isInherited) return undefined;
    const left = new AbortController();
    import('./announce-user.ts').then(
      ({ announceUser }) => announceUser(showToast, left.signal),
      (error: unknown) => console.warn('[fitness]', error),
    );
    return () => left.abort();
  }, [showToast, start.isInherited]);
  if (start.isInherited && !hasMoved && user.formerId !== null)
    return <Navigate to={pathname} replace state={{ returnTo: pathname }} />;
  return children;
}
