import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { PageId } from '../shared/paths.ts';
import { type Role, roles } from '../shared/session/token.ts';

type Menu = Partial<Record<Role, { label: string; order: number }>>;

/**
 * One page of the app (docs/product.md#routes): who may open it, how it is titled, where it stands in whose menu, and
 * whether it needs the services (queries, alerts, toasts) that public pages do without. A page that is in no menu names the
 * page whose menu entry is marked instead, or null.
 */
export type PageRoute = {
  title: string;
  roles: readonly Role[];
  needsProviders: boolean;
  Page: LazyExoticComponent<ComponentType>;
} & ({ menu: Menu; parent?: never } | { menu?: never; parent: PageId | null });

const everybody = roles;
const customer: readonly Role[] = ['customer'];
const manager: readonly Role[] = ['manager'];
const master: readonly Role[] = ['master'];

/** The one route table: guards, titles, lazy pages and menus are all derived from it. */
export const routes: Record<PageId, PageRoute> = {
  home: {
    title: '',
    roles: everybody,
    needsProviders: false,
    parent: null,
    Page: lazy(async () => ({ default: (await import('../pages/visitor/HomePage.tsx')).HomePage })),
  },
  signUp: {
    title: '회원가입',
    roles: everybody,
    needsProviders: true,
    parent: null,
    Page: lazy(async () => ({
      default: (await import('../pages/visitor/SignUpPage.tsx')).SignUpPage,
    })),
  },
  signIn: {
    title: '로그인',
    roles: everybody,
    needsProviders: true,
    parent: null,
    Page: lazy(async () => ({
      default: (await import('../pages/visitor/SignInPage.tsx')).SignInPage,
    })),
  },
  membership: {
    title: '회원권',
    roles: everybody,
    needsProviders: true,
    menu: { customer: { label: '회원권', order: 3 }, anonymous: { label: '회원권', order: 3 } },
    Page: lazy(async () => ({
      default: (await import('../pages/visitor/MembershipPage.tsx')).MembershipPage,
    })),
  },
  healthMembership: {
    title: '헬스 회원권',
    roles: everybody,
    needsProviders: true,
    parent: 'membership',
    Page: lazy(async () => ({
      default: (await import('../pages/visitor/HealthMembershipPage.tsx')).HealthMembershipPage,
    })),
  },
  pilates: {
    title: '그룹 필라테스',
    roles: everybody,
    needsProviders: true,
    parent: 'membership',
    Page: lazy(async () => ({
      default: (await import('../pages/visitor/PilatesPage.tsx')).PilatesPage,
    })),
  },
  pt: {
    title: '1:1 PT',
    roles: everybody,
    needsProviders: true,
    parent: 'membership',
    Page: lazy(async () => ({ default: (await import('../pages/visitor/PtPage.tsx')).PtPage })),
  },
  selectTrainer: {
    title: '트레이너 선택',
    roles: everybody,
    needsProviders: true,
    parent: 'membership',
    Page: lazy(async () => ({
      default: (await import('../pages/visitor/SelectTrainerPage.tsx')).SelectTrainerPage,
    })),
  },
  map: {
    title: '오시는 길',
    roles: everybody,
    needsProviders: false,
    menu: { anonymous: { label: '오시는 길', order: 2 } },
    Page: lazy(async () => ({ default: (await import('../pages/visitor/MapPage.tsx')).MapPage })),
  },
  trainers: {
    title: '트레이너',
    roles: everybody,
    needsProviders: false,
    menu: { customer: { label: '트레이너', order: 1 }, anonymous: { label: '트레이너', order: 4 } },
    Page: lazy(async () => ({
      default: (await import('../pages/visitor/TrainersPage.tsx')).TrainersPage,
    })),
  },
  ptPilates: {
    title: 'PT/필라테스',
    roles: everybody,
    needsProviders: false,
    menu: { anonymous: { label: 'PT/필라테스', order: 1 } },
    Page: lazy(async () => ({
      default: (await import('../pages/visitor/PtPilatesPage.tsx')).PtPilatesPage,
    })),
  },
  review: {
    title: '리뷰',
    roles: everybody,
    needsProviders: true,
    menu: {
      master: { label: '리뷰 관리', order: 4 },
      manager: { label: '리뷰', order: 3 },
      customer: { label: '리뷰', order: 4 },
      anonymous: { label: '리뷰', order: 5 },
    },
    Page: lazy(async () => ({
      default: (await import('../pages/visitor/ReviewPage.tsx')).ReviewPage,
    })),
  },
  pay: {
    title: '결제 테스트',
    roles: everybody,
    needsProviders: true,
    parent: null,
    Page: lazy(async () => ({ default: (await import('../pages/visitor/PayPage.tsx')).PayPage })),
  },
  reservations: {
    title: '수업 예약',
    roles: customer,
    needsProviders: true,
    menu: { customer: { label: '수업 예약', order: 2 } },
    Page: lazy(async () => ({
      default: (await import('../pages/customer/ReservationsPage.tsx')).ReservationsPage,
    })),
  },
  dayManagement: {
    title: '예약 관리',
    roles: customer,
    needsProviders: true,
    parent: 'reservations',
    Page: lazy(async () => ({
      default: (await import('../pages/customer/DayManagementPage.tsx')).DayManagementPage,
    })),
  },
  myPage: {
    title: '마이페이지',
    roles: ['customer', 'manager'],
    needsProviders: true,
    menu: {
      manager: { label: '마이페이지', order: 4 },
      customer: { label: '마이페이지', order: 5 },
    },
    Page: lazy(async () => ({ default: (await import('../pages/customer/MyPage.tsx')).MyPage })),
  },
  memberManagement: {
    title: '회원 관리',
    roles: manager,
    needsProviders: true,
    menu: { manager: { label: '회원 관리', order: 1 } },
    Page: lazy(async () => ({
      default: (await import('../pages/manager/MemberManagementPage.tsx')).MemberManagementPage,
    })),
  },
  classes: {
    title: '수업 관리',
    roles: manager,
    needsProviders: true,
    menu: { manager: { label: '수업 관리', order: 2 } },
    Page: lazy(async () => ({
      default: (await import('../pages/manager/ClassesPage.tsx')).ClassesPage,
    })),
  },
  sales: {
    title: '매출',
    roles: master,
    needsProviders: true,
    menu: { master: { label: '매출', order: 1 } },
    Page: lazy(async () => ({
      default: (await import('../pages/master/SalesPage.tsx')).SalesPage,
    })),
  },
  member: {
    title: '회원',
    roles: master,
    needsProviders: true,
    menu: { master: { label: '회원', order: 2 } },
    Page: lazy(async () => ({
      default: (await import('../pages/master/MemberPage.tsx')).MemberPage,
    })),
  },
  worker: {
    title: '직원',
    roles: master,
    needsProviders: true,
    menu: { master: { label: '직원', order: 3 } },
    Page: lazy(async () => ({
      default: (await import('../pages/master/WorkerPage.tsx')).WorkerPage,
    })),
  },
  masterMyPage: {
    title: '마이페이지',
    roles: master,
    needsProviders: true,
    menu: { master: { label: '마이페이지', order: 5 } },
    Page: lazy(async () => ({
      default: (await import('../pages/master/MasterMyPage.tsx')).MasterMyPage,
    })),
  },
};
