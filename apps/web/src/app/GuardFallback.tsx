import { use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PageTitle } from '../lib/page-title.ts';
import { paths } from '../lib/paths.ts';
import { ForbiddenPage } from '../pages/shared/ForbiddenPage.tsx';
import { InvalidTokenPage } from '../pages/shared/InvalidTokenPage.tsx';
import { useSession } from '../session/session.ts';
import { isReturnFromSignIn, signInStateOf } from '../session/sign-in-state.ts';

/** Redirects to sign-in and back, or shows why the page is forbidden (docs/product.md#guards). */
export function GuardFallback() {
  const { status } = useSession();
  const location = useLocation();
  const title = use(PageTitle);
  if (status === 'signedOut')
    return <Navigate to={paths.signIn} replace state={signInStateOf(location, title)} />;
  if (status === 'invalid') return <InvalidTokenPage />;
  // The user who has signed in may be another one than the user who was redirected.
  if (isReturnFromSignIn(location.state)) return <Navigate to={paths.home} replace />;
  return <ForbiddenPage />;
}
