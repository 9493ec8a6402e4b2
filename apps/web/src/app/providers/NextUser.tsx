import { useToast } from '@fitness/ui/Toast';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isAuthPage } from '../../shared/paths.ts';
import { type PageUser, usePageUser } from '../../shared/session/page-user.ts';

/** The page that was shown last and its user. Module state, since the component is mounted again for the next user. */
let last: { user: PageUser; key: string } | undefined;

/**
 * When another user signs in, for example in another tab, announces the new user and opens the page anew: without the search
 * params and navigation state of the previous user, as after a sign-in that returns to it.
 */
export function NextUser({ children }: { children: ReactNode }) {
  const user = usePageUser();
  const { key, pathname } = useLocation();
  const { showToast } = useToast();
  const [start] = useState(() => ({
    user,
    key,
    // Sign-in and sign-up tell the user themselves and redirect any user who signs in.
    isInherited:
      user.userId !== null && last?.user !== user && last?.key === key && !isAuthPage(pathname),
  }));
  const [hasMoved, setHasMoved] = useState(false);
  if (!hasMoved && key !== start.key) setHasMoved(true);
  useEffect(() => {
    // `start.user`, because this component may be rendered with the next user before it is unmounted.
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
