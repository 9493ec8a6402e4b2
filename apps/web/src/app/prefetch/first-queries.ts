import type { FirstQueries } from '../../shared/api/first-queries.ts';
import type { PageId } from '../../shared/paths.ts';

/**
 * The module of each page that exports what it requests first, the page's own, so that it costs no file more; null for a page that
 * requests nothing from the backend when it is opened.
 */
export const firstQueries: Record<PageId, (() => Promise<{ firstQueries: FirstQueries }>) | null> =
  {
    home: null,
    signUp: null,
    signIn: null,
    membership: null,
    healthMembership: null,
    pilates: null,
    pt: null,
    selectTrainer: null,
    map: null,
    myPage: () => import('../../pages/customer/MyPage.tsx'),
    masterMyPage: null,
    trainers: null,
    ptPilates: null,
    review: () => import('../../pages/visitor/ReviewPage.tsx'),
    sales: () => import('../../pages/master/SalesPage.tsx'),
    member: () => import('../../pages/master/MemberPage.tsx'),
    worker: () => import('../../pages/master/WorkerPage.tsx'),
    memberManagement: () => import('../../pages/manager/MemberManagementPage.tsx'),
    classes: () => import('../../pages/manager/ClassesPage.tsx'),
    reservations: () => import('../../pages/customer/ReservationsPage.tsx'),
    dayManagement: () => import('../../pages/customer/DayManagementPage.tsx'),
    // Its payments come from the provider, with a secret that is typed there.
    pay: null,
  };
