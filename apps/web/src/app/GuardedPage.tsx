import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ForbiddenPage } from '../pages/shared/ForbiddenPage.tsx';
import { PageTitle } from '../shared/page-title.ts';
import { type PageId, paths } from '../shared/paths.ts';
import { useSession } from '../shared/session/session.ts';
import { isReturn, signInStateOf } from '../shared/session/sign-in-state.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { titleFor } from './menu.ts';
import { routes } from './routes.tsx';
import { useArrival } from './use-arrival.ts';

// It has a button and so react-aria, which the first page of a visitor does without.
const InvalidTokenPage = lazy(async () => ({ default: (await import('../pages/shared/InvalidTokenPage.tsx')).InvalidTokenPage }));

/** Says where the person has arrived: document title, focus on the heading, scroll position. */
export const Arrival = ({ title, children }: { title: string; children: ReactNode }) => {
  useArrival(title);
  return <PageTitle value={title}>{children}</PageTitle>;
};

/** A page behind its guard (docs/product.md#guards): signed out leads to sign-in and back, a wrong role is told so. */
export const GuardedPage = ({ id }: { id: PageId }) => {
  const { roles, Page } = routes[id];
  const session = useSession();
  const title = titleFor(id, session.role);
  const location = useLocation();
  const isPublic = roles.includes('anonymous');
  if (!isPublic) {
    if (session.status === 'unread') return <PageSkeleton />;
    if (session.status === 'signedOut') return <Navigate to={paths.signIn} replace state={signInStateOf(location)} />;
    if (session.status === 'invalid')
      return (
        <Suspense fallback={<PageSkeleton />}>
          <Arrival title={title}>
            <InvalidTokenPage />
          </Arrival>
        </Suspense>
      );
    if (!roles.includes(session.role)) {
      // Another person may have signed in than the one who was sent there.
      if (isReturn(location.state)) return <Navigate to={paths.home} replace />;
      return (
        <Arrival title={title}>
          <ForbiddenPage />
        </Arrival>
      );
    }
  }
  return (
    <ErrorBoundary key={location.pathname}>
      <Suspense fallback={<PageSkeleton />}>
        <Arrival title={title}>
          <Page />
        </Arrival>
      </Suspense>
    </ErrorBoundary>
  );
};
