import type { FirstQueries } from '../api/first-queries.ts';
import { type LazyComponent, lazyComponent } from '../lib/lazy-component.ts';
import { type PageId, pages } from '../lib/pages.ts';
import { pageAt } from '../lib/paths.ts';
import { getSession } from '../session/session.ts';
import { isStaff, type Role } from '../session/token.ts';
import { untilShown } from './defer-hydration.ts';

export const NotFoundPage = lazyComponent(
  () => import('../pages/shared/NotFoundPage.tsx'),
  'NotFoundPage',
);

/** Lazy, because pages without forms do not need it. */
export const NoticeProviders = lazyComponent(
  () => import('./NoticeProviders.tsx'),
  'NoticeProviders',
);

/** Lazy, because pages without data do not need it. */
export const DataProviders = lazyComponent(() => import('./DataProviders.tsx'), 'DataProviders');

/** In the header of the staff. */
export const QuickNavigation = lazyComponent(
  () => import('./quick-navigation/QuickNavigation.tsx'),
  'QuickNavigation',
);

/** The contact section at the end of the home page. */
export const StudioContact = lazyComponent(async () => {
  await untilShown();
  return import('../features/location/StudioContact.tsx');
}, 'StudioContact');

/** The collapsed contact and business information at the end of the other pages that sell. */
export const StudioDetails = lazyComponent(async () => {
  await untilShown();
  return import('../features/location/StudioDetails.tsx');
}, 'StudioDetails');

/** The module of a page. */
type PageModule = {
  /** Missing if the page requests nothing when it opens. */
  firstQueries?: FirstQueries;
  /** The lazy components that only some roles see, and which are loaded with the page. */
  partsFor?: (role: Role) => readonly Part[];
  [name: string]: unknown;
};

/** The component of each page. */
export const pageComponents: Record<PageId, LazyComponent<object, PageModule>> = {
  home: lazyComponent(() => import('../pages/visitor/HomePage.tsx'), 'HomePage'),
  signUp: lazyComponent(() => import('../pages/visitor/SignUpPage.tsx'), 'SignUpPage'),
  signIn: lazyComponent(() => import('../pages/visitor/SignInPage.tsx'), 'SignInPage'),
  recover: lazyComponent(() => import('../pages/visitor/RecoverPage.tsx'), 'RecoverPage'),
  membership: lazyComponent(() => import('../pages/visitor/MembershipPage.tsx'), 'MembershipPage'),
  healthMembership: lazyComponent(
    () => import('../pages/visitor/HealthMembershipPage.tsx'),
    'HealthMembershipPage',
  ),
  pilates: lazyComponent(() => import('../pages/visitor/PilatesPage.tsx'), 'PilatesPage'),
  pt: lazyComponent(() => import('../pages/visitor/PtPage.tsx'), 'PtPage'),
  selectTrainer: lazyComponent(
    () => import('../pages/visitor/SelectTrainerPage.tsx'),
    'SelectTrainerPage',
  ),
  map: lazyComponent(() => import('../pages/visitor/MapPage.tsx'), 'MapPage'),
  trainers: lazyComponent(() => import('../pages/visitor/TrainersPage.tsx'), 'TrainersPage'),
  ptPilates: lazyComponent(() => import('../pages/visitor/PtPilatesPage.tsx'), 'PtPilatesPage'),
  review: lazyComponent(() => import('../pages/visitor/ReviewPage.tsx'), 'ReviewPage'),
  // A build without this page has none of its script.
  pay:
    import.meta.env.VITE_PAY_TEST === 'off'
      ? NotFoundPage
      : lazyComponent(() => import('../pages/visitor/PayPage.tsx'), 'PayPage'),
  terms: lazyComponent(() => import('../pages/visitor/TermsPage.tsx'), 'TermsPage'),
  refund: lazyComponent(() => import('../pages/visitor/RefundPage.tsx'), 'RefundPage'),
  privacy: lazyComponent(() => import('../pages/visitor/PrivacyPage.tsx'), 'PrivacyPage'),
  settings: lazyComponent(() => import('../pages/visitor/SettingsPage.tsx'), 'SettingsPage'),
  reservations: lazyComponent(
    () => import('../pages/customer/ReservationsPage.tsx'),
    'ReservationsPage',
  ),
  dayManagement: lazyComponent(
    () => import('../pages/customer/DayManagementPage.tsx'),
    'DayManagementPage',
  ),
  payments: lazyComponent(() => import('../pages/customer/PaymentsPage.tsx'), 'PaymentsPage'),
  myPage: lazyComponent(() => import('../pages/customer/MyPage.tsx'), 'MyPage'),
  memberManagement: lazyComponent(
    () => import('../pages/manager/MemberManagementPage.tsx'),
    'MemberManagementPage',
  ),
  classes: lazyComponent(() => import('../pages/manager/ClassesPage.tsx'), 'ClassesPage'),
  sales: lazyComponent(() => import('../pages/master/SalesPage.tsx'), 'SalesPage'),
  member: lazyComponent(() => import('../pages/master/MemberPage.tsx'), 'MemberPage'),
  worker: lazyComponent(() => import('../pages/master/WorkerPage.tsx'), 'WorkerPage'),
  masterMyPage: lazyComponent(() => import('../pages/master/MasterMyPage.tsx'), 'MasterMyPage'),
};

type Part = Pick<LazyComponent<never>, 'componentName' | 'preload'>;

/** The lazy components of the page at a path for a role: those that are visible first, and those at its end. */
export function partsAt(
  pathname: string,
  role: Role = getSession().role,
): { start: Part[]; deferred: Part[] } {
  const id = pageAt(pathname);
  if (id === undefined) return { start: [NotFoundPage], deferred: [] };
  const { roles, needs, hasContact } = pages[id];
  return {
    start: [
      ...(roles.includes(role) ? [pageComponents[id]] : []),
      ...(needs === 'nothing' ? [] : [NoticeProviders]),
      ...(needs === 'data' ? [DataProviders] : []),
      ...(isStaff(role) ? [QuickNavigation] : []),
    ],
    deferred: hasContact ? [id === 'home' ? StudioContact : StudioDetails] : [],
  };
}

/** Loads lazy components in advance, so that they render without suspending, and what they name for a role. */
export async function load(
  parts: readonly Part[],
  role: Role = getSession().role,
): Promise<readonly Part[]> {
  const modules = await Promise.all(parts.map(({ preload }) => preload()));
  const others = modules.flatMap((module) => (module as PageModule).partsFor?.(role) ?? []);
  return others.length === 0 ? parts : [...parts, ...(await load(others, role))];
}
