import { type LazyComponent, lazyComponent } from '../shared/lazy-component.ts';
import type { PageId } from '../shared/paths.ts';
import { type Role, roles } from '../shared/session/token.ts';

type Access = {
  roles: readonly Role[];
  /** The providers that the page uses: none, those of alerts and toasts, or those of queries too. */
  needs: 'nothing' | 'notices' | 'data';
};

/** One page of the app (docs/product.md#routes). */
export type PageRoute = Access & {
  /** Also the label in the menu; `titles` has it for roles that see another one. */
  title: string;
  titles?: Partial<Record<Role, string>>;
  /** The page whose entry in the menu it marks, where it has none itself. */
  parent?: PageId;
  /** Whether it ends with where the studio is and when it is open. */
  hasContact?: true;
  Page: LazyComponent<object>;
};

const promotional: Access = { roles, needs: 'nothing' };
const authentication: Access = { roles, needs: 'notices' };
const forEveryone: Access = { roles, needs: 'data' };
const forCustomers: Access = { roles: ['customer'], needs: 'data' };
const forManagers: Access = { roles: ['manager'], needs: 'data' };
const forMasters: Access = { roles: ['master'], needs: 'data' };

/** The title of a path without a page. */
export const notFoundTitle = '찾을 수 없는 페이지';

/** The one route table: guards, titles and lazy pages are derived from it. */
export const routes: Record<PageId, PageRoute> = {
  home: {
    ...promotional,
    hasContact: true,
    title: '',
    Page: lazyComponent(() => import('../pages/visitor/HomePage.tsx'), 'HomePage'),
  },
  signUp: {
    ...authentication,
    title: '회원가입',
    Page: lazyComponent(() => import('../pages/visitor/SignUpPage.tsx'), 'SignUpPage'),
  },
  signIn: {
    ...authentication,
    title: '로그인',
    Page: lazyComponent(() => import('../pages/visitor/SignInPage.tsx'), 'SignInPage'),
  },
  membership: {
    ...forEveryone,
    hasContact: true,
    title: '회원권',
    Page: lazyComponent(() => import('../pages/visitor/MembershipPage.tsx'), 'MembershipPage'),
  },
  healthMembership: {
    ...forEveryone,
    hasContact: true,
    title: '헬스 회원권',
    parent: 'membership',
    Page: lazyComponent(
      () => import('../pages/visitor/HealthMembershipPage.tsx'),
      'HealthMembershipPage',
    ),
  },
  pilates: {
    ...forEveryone,
    hasContact: true,
    title: '그룹 필라테스',
    parent: 'membership',
    Page: lazyComponent(() => import('../pages/visitor/PilatesPage.tsx'), 'PilatesPage'),
  },
  pt: {
    ...forEveryone,
    hasContact: true,
    title: '1:1 PT',
    parent: 'membership',
    Page: lazyComponent(() => import('../pages/visitor/PtPage.tsx'), 'PtPage'),
  },
  selectTrainer: {
    ...forEveryone,
    hasContact: true,
    title: '트레이너 선택',
    parent: 'membership',
    Page: lazyComponent(
      () => import('../pages/visitor/SelectTrainerPage.tsx'),
      'SelectTrainerPage',
    ),
  },
  map: {
    ...promotional,
    title: '오시는 길',
    Page: lazyComponent(() => import('../pages/visitor/MapPage.tsx'), 'MapPage'),
  },
  trainers: {
    ...promotional,
    hasContact: true,
    title: '트레이너',
    Page: lazyComponent(() => import('../pages/visitor/TrainersPage.tsx'), 'TrainersPage'),
  },
  ptPilates: {
    ...promotional,
    hasContact: true,
    title: 'PT/필라테스',
    Page: lazyComponent(() => import('../pages/visitor/PtPilatesPage.tsx'), 'PtPilatesPage'),
  },
  review: {
    ...forEveryone,
    title: '리뷰',
    titles: { master: '리뷰 관리' },
    Page: lazyComponent(() => import('../pages/visitor/ReviewPage.tsx'), 'ReviewPage'),
  },
  pay: {
    ...forEveryone,
    title: '결제 테스트',
    Page: lazyComponent(() => import('../pages/visitor/PayPage.tsx'), 'PayPage'),
  },
  reservations: {
    ...forCustomers,
    title: '수업 예약',
    Page: lazyComponent(() => import('../pages/customer/ReservationsPage.tsx'), 'ReservationsPage'),
  },
  dayManagement: {
    ...forCustomers,
    title: '예약 관리',
    parent: 'reservations',
    Page: lazyComponent(
      () => import('../pages/customer/DayManagementPage.tsx'),
      'DayManagementPage',
    ),
  },
  myPage: {
    ...forEveryone,
    roles: ['customer', 'manager'],
    title: '마이페이지',
    Page: lazyComponent(() => import('../pages/customer/MyPage.tsx'), 'MyPage'),
  },
  memberManagement: {
    ...forManagers,
    title: '회원 관리',
    Page: lazyComponent(
      () => import('../pages/manager/MemberManagementPage.tsx'),
      'MemberManagementPage',
    ),
  },
  classes: {
    ...forManagers,
    title: '수업 관리',
    Page: lazyComponent(() => import('../pages/manager/ClassesPage.tsx'), 'ClassesPage'),
  },
  sales: {
    ...forMasters,
    title: '매출',
    Page: lazyComponent(() => import('../pages/master/SalesPage.tsx'), 'SalesPage'),
  },
  member: {
    ...forMasters,
    title: '회원',
    Page: lazyComponent(() => import('../pages/master/MemberPage.tsx'), 'MemberPage'),
  },
  worker: {
    ...forMasters,
    title: '직원',
    Page: lazyComponent(() => import('../pages/master/WorkerPage.tsx'), 'WorkerPage'),
  },
  masterMyPage: {
    ...forMasters,
    title: '마이페이지',
    Page: lazyComponent(() => import('../pages/master/MasterMyPage.tsx'), 'MasterMyPage'),
  },
};
