import { use } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ForbiddenPage } from '../../pages/shared/ForbiddenPage.tsx';
import { InvalidTokenPage } from '../../pages/shared/InvalidTokenPage.tsx';
import { PageTitle } from '../../shared/layout/page-title.ts';
import { paths } from '../../shared/paths.ts';
import { useSession } from '../../shared/session/session.ts';
import { isReturnFromSignIn, signInStateOf } from '../../shared/session/sign-in-state.ts';

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
