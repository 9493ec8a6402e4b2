import { PageTransition } from '@fitness/ui/PageTransition';
import { type ReactNode, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Catch } from '../lib/Catch.tsx';
import { lazyComponent } from '../lib/lazy-component.ts';
import { PageTitle } from '../lib/page-title.ts';
import { isPublic, type PageId, pages } from '../lib/pages.ts';
import { useSession } from '../session/session.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { titleFor } from './menu.ts';
import { pageComponents, StudioContact, StudioDetails } from './page-parts.ts';
import { useRouteFocus } from './use-route-focus.ts';

// Lazy, because a visitor's first page needs neither the fallback nor the react-aria code of its button.
const GuardFallback = lazyComponent(() => import('./GuardFallback.tsx'), 'GuardFallback');

// A form above the end of the page is not lost where that is missing.
const ignore = () => undefined;

// Constant elements, because React would discard the prerendered contact, whose scripts may not be loaded yet, if the element
// changed.
const contact = (
  <Suspense>
    <Catch onCatch={ignore}>
      <StudioContact />
    </Catch>
  </Suspense>
);
const details = (
  <Suspense>
    <Catch onCatch={ignore}>
      <StudioDetails />
    </Catch>
  </Suspense>
);

/** Tells the user which page is open: document title, focus on the heading, scroll position. */
export function TitledPage({ title, children }: { title: string; children: ReactNode }) {
  useRouteFocus(title);
  return <PageTitle value={title}>{children}</PageTitle>;
}

/** A page behind its guard (docs/product.md#guards). */
export function GuardedPage({ id }: { id: PageId }) {
  const { roles, hasContact } = pages[id];
  const { status, role } = useSession();
  const { pathname } = useLocation();
  if (!isPublic(id) && status === 'unread') return <PageSkeleton />;
  // Without a session the role is anonymous, which no guarded page allows.
  const ShownPage = roles.includes(role) ? pageComponents[id] : GuardFallback;
  return (
    <ErrorBoundary key={pathname}>
      <PageTransition>
        <Suspense fallback={<PageSkeleton />}>
          <TitledPage title={titleFor(id, role)}>
            <ShownPage />
            {hasContact && (id === 'home' ? contact : details)}
          </TitledPage>
        </Suspense>
      </PageTransition>
    </ErrorBoundary>
  );
}
