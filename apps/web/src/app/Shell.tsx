import { Footer } from '@fitness/ui/Footer';
import { Header } from '@fitness/ui/Header';
import { PageLayout } from '@fitness/ui/layout/PageLayout';
import { Suspense, useState } from 'react';
import {
  createRoutesFromElements,
  matchPath,
  Route,
  useLocation,
  useNavigate,
  useRoutes,
} from 'react-router-dom';
import { env } from '../config/env.ts';
import { studio } from '../config/studio.ts';
import { brand } from '../shared/brand/brand.tsx';
import { lazyComponent } from '../shared/lazy-component.ts';
import { type PageId, paths } from '../shared/paths.ts';
import { useSession } from '../shared/session/session.ts';
import { clearSession } from '../shared/session/storage.ts';
import { ErrorBoundary } from './errors/ErrorBoundary.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { TitledPage, GuardedPage } from './GuardedPage.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';
import { menuFor } from './menu.ts';
import { routes } from './routes.tsx';
import { frameTexts } from '../shared/frame-texts.ts';

const NotFoundPage = lazyComponent(
  () => import('../pages/shared/NotFoundPage.tsx'),
  'NotFoundPage',
);
const Providers = lazyComponent(() => import('./Providers.tsx'), 'Providers');
const MockTools =
  import.meta.env.VITE_MOCKS === 'all' || import.meta.env.VITE_MOCKS === 'third-party'
    ? lazyComponent(() => import('./mocks/MockTools.tsx'), 'MockTools')
    : null;
const DriftTools =
  import.meta.env.VITE_DRIFT === 'on'
    ? lazyComponent(() => import('./drift/DriftTools.tsx'), 'DriftTools')
    : null;

const pageIds = (Object.keys(routes) as PageId[]).filter((id) => id !== 'pay' || env.payTest);
const needsProviders = (pathname: string) =>
  pageIds.some((id) => routes[id].needsProviders && matchPath(paths[id], pathname) !== null);

const unknownPage = (
  <ErrorBoundary>
    <TitledPage title="찾을 수 없는 페이지">
      <NotFoundPage />
    </TitledPage>
  </ErrorBoundary>
);

const pages = [
  ...pageIds.map((id) => <Route key={id} path={paths[id]} element={<GuardedPage id={id} />} />),
  <Route key="notFound" path="*" element={unknownPage} />,
];
const routesAlone = createRoutesFromElements(pages);
const routesInProviders = createRoutesFromElements(<Route element={<Providers />}>{pages}</Route>);

/** The frame of every page: skip link, header with the role's menu, footer. */
export function Shell() {
  const session = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // Once loaded they stay mounted, so that the result of an action reaches the user on any page.
  const [hasProviders, setHasProviders] = useState(false);
  if (!hasProviders && needsProviders(pathname)) setHasProviders(true);
  // No route matches a path with a line break (https://github.com/remix-run/react-router/issues/11146).
  const page = useRoutes(hasProviders ? routesInProviders : routesAlone) ?? unknownPage;
  const logOut = () => {
    clearSession();
    navigate(paths.signIn);
  };
  const header = (
    <Header
      brand={brand}
      menu={menuFor(session.role, pathname)}
      {...(session.status === 'signedIn'
        ? {
            greeting: frameTexts.welcome({ nickname: session.nickname }),
            menuAction: { label: frameTexts.logOut, onPress: logOut },
          }
        : {
            action: { label: routes.signIn.title, href: paths.signIn },
            menuAction: { label: routes.signUp.title, href: paths.signUp },
          })}
    />
  );
  const footer = (
    <Footer copyright={studio.copyright}>
      <Suspense>
        {MockTools && <MockTools />}
        {DriftTools && <DriftTools />}
      </Suspense>
    </Footer>
  );
  return (
    <PageLayout header={header} banner={<OfflineNotice />} footer={footer}>
      <Suspense fallback={<PageSkeleton />}>{page}</Suspense>
    </PageLayout>
  );
}
