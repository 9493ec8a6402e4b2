import { Footer } from '@fitness/ui/Footer';
import { Header } from '@fitness/ui/Header';
import { PageLayout } from '@fitness/ui/layout/PageLayout';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { studio } from '../config/studio.ts';
import { brand } from '../lib/brand.tsx';
import { frameTexts } from '../lib/frame-texts.ts';
import { lazyComponent } from '../lib/lazy-component.ts';
import { footerPages, notFoundTitle, pages } from '../lib/pages.ts';
import { pageAt, paths } from '../lib/paths.ts';
import { clearSession, useSession } from '../session/session.ts';
import { isStaff } from '../session/token.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { GuardedPage, TitledPage } from './GuardedPage.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { menuFor } from './menu.ts';
import { DataProviders, NotFoundPage, NoticeProviders, QuickNavigation } from './page-parts.ts';

const MockTools =
  import.meta.env.VITE_MOCKS === 'all' || import.meta.env.VITE_MOCKS === 'third-party'
    ? lazyComponent(() => import('./mocks/MockTools.tsx'), 'MockTools')
    : null;

const unknownPage = (
  <ErrorBoundary>
    <TitledPage title={notFoundTitle}>
      <NotFoundPage />
    </TitledPage>
  </ErrorBoundary>
);

const footerLinks = {
  label: frameTexts.footerLinks,
  items: footerPages.map((id) => ({ label: pages[id].title, href: paths[id] })),
};

/** The frame of every page: skip link, header with the role's menu, footer. */
export function Shell() {
  const session = useSession();
  // The prerendered page is the same for all users.
  const isRead = session.status !== 'unread';
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Once loaded, the toasts and alerts stay mounted, so that the result of an action is shown on any page.
  const [hasNotices, setHasNotices] = useState(false);
  const [hasData, setHasData] = useState(false);
  const id = pageAt(pathname);
  const needs = id === undefined ? 'nothing' : pages[id].needs;
  if (!hasNotices && needs !== 'nothing') setHasNotices(true);
  if (!hasData && needs === 'data') setHasData(true);
  const page = id === undefined ? unknownPage : <GuardedPage id={id} />;
  const pageWithData = hasData ? <DataProviders>{page}</DataProviders> : page;
  const logOut = () => {
    clearSession();
    navigate(paths.signIn);
  };
  const header = (
    <Header
      // Their card has the logo.
      brand={id === 'signIn' || id === 'signUp' ? undefined : brand}
      items={menuFor(session.role, pathname)}
      isProvisional={!isRead}
      tools={
        isStaff(session.role) && (
          <Suspense>
            <QuickNavigation role={session.role} />
          </Suspense>
        )
      }
      {...(session.status === 'signedIn'
        ? {
            greeting: frameTexts.welcome({ nickname: session.nickname }),
            menuAction: { label: frameTexts.logOut, onPress: logOut },
          }
        : {
            action: { label: pages.signIn.title, href: paths.signIn },
            menuAction: { label: pages.signUp.title, href: paths.signUp },
          })}
    />
  );
  const footer = (
    <Footer copyright={studio.copyright} links={footerLinks}>
      {MockTools && <Suspense>{isRead && <MockTools />}</Suspense>}
    </Footer>
  );
  return (
    <PageLayout header={header} banner={<OfflineNotice />} footer={footer}>
      <Suspense fallback={<PageSkeleton />}>
        {hasNotices ? <NoticeProviders>{pageWithData}</NoticeProviders> : pageWithData}
      </Suspense>
    </PageLayout>
  );
}
