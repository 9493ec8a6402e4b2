import { type Role, roles } from '../session/token.ts';

/** One page of the app; the router, menus, scripts and tests derive everything else from this record. */
export type PageRecord = {
  /** The route's path; `{product}` is replaced with the configured segment. */
  path: string;
  /** The roles that may open the page. */
  roles: readonly Role[];
  /** The providers that the page needs: none, those for alerts and toasts, or also those for queries. */
  needs: 'nothing' | 'notices' | 'data';
  /** The page title and the label in the menu; `titles` overrides it by role. */
  title: string;
  titles?: Partial<Record<Role, string>>;
  /** For a page without a menu entry: the page whose entry is marked as current. */
  parent?: string;
  /** The studio's address and opening hours at the end of the page: open at home, collapsed elsewhere. */
  hasContact?: true;
  /**
   * The page loads the payment or maps SDK; only these pages allow SDKs to create markup and script URLs (Trusted Types).
   */
  usesSdk?: true;
  /** The search params with which the page differs from its prerendered document. */
  params?: readonly string[];
};

const promotional = { roles, needs: 'nothing' } as const;
const authentication = { roles, needs: 'notices' } as const;
const forEveryone = { roles, needs: 'data' } as const;
const forCustomers = { roles: ['customer'], needs: 'data' } as const;
const forManagers = { roles: ['manager'], needs: 'data' } as const;
const forMasters = { roles: ['master'], needs: 'data' } as const;
const selling = { ...forEveryone, hasContact: true } as const;
const checkout = { ...selling, usesSdk: true } as const;
const plans = { ...checkout, parent: 'membership', params: ['plan', 'trainer'] } as const;

/**
 * The table of pages (docs/product.md#routes). Their components are in `app/page-parts.ts`, because components import this module
 * for links.
 */
const table = {
  home: { ...promotional, path: '/', hasContact: true, title: '' },
  signUp: { ...authentication, path: '/auth/signup', title: '회원가입' },
  signIn: { ...authentication, path: '/auth/signin', title: '로그인' },
  recover: { ...promotional, path: '/auth/recover', title: '계정 찾기' },
  membership: { ...checkout, path: '/{product}/membership', title: '회원권' },
  healthMembership: { ...plans, path: '/{product}/hmembership', title: '헬스 회원권' },
  pilates: { ...plans, path: '/{product}/pilates', title: '그룹 필라테스' },
  pt: { ...plans, path: '/{product}/pt', title: '1:1 PT' },
  selectTrainer: {
    ...selling,
    path: '/{product}/selecttrainer',
    title: '트레이너 선택',
    parent: 'membership',
  },
  map: { ...promotional, path: '/{product}/map', usesSdk: true, title: '오시는 길' },
  trainers: {
    ...promotional,
    path: '/{product}/trainerpage',
    hasContact: true,
    title: '트레이너',
  },
  ptPilates: { ...promotional, path: '/{product}/ptplt', hasContact: true, title: 'PT/필라테스' },
  review: {
    ...forEveryone,
    path: '/{product}/review',
    title: '리뷰',
    titles: { master: '리뷰 관리' },
  },
  pay: { ...forEveryone, path: '/{product}/pay', usesSdk: true, title: '결제 테스트' },
  terms: { ...promotional, path: '/{product}/terms', title: '이용약관' },
  refund: { ...promotional, path: '/{product}/refund', title: '환불 규정' },
  privacy: { ...promotional, path: '/{product}/privacy', title: '개인정보 처리방침' },
  settings: { ...forEveryone, path: '/{product}/settings', title: '설정' },
  reservations: { ...forCustomers, path: '/{product}/reservations', title: '수업 예약' },
  dayManagement: {
    ...forCustomers,
    path: '/{product}/reservations/daymanagement',
    title: '예약 관리',
    parent: 'reservations',
  },
  payments: {
    ...forCustomers,
    path: '/{product}/payments',
    title: '결제 내역',
    parent: 'myPage',
  },
  myPage: {
    roles: ['customer', 'manager'],
    needs: 'data',
    path: '/{product}/mypage',
    title: '마이페이지',
  },
  memberManagement: {
    ...forManagers,
    path: '/{product}/manager/membermanagement',
    title: '회원 관리',
  },
  classes: { ...forManagers, path: '/{product}/manager/classes', title: '수업 관리' },
  sales: { ...forMasters, path: '/{product}/sales', title: '매출' },
  member: { ...forMasters, path: '/{product}/member', title: '회원' },
  worker: { ...forMasters, path: '/{product}/worker', title: '직원' },
  masterMyPage: { ...forMasters, path: '/{product}/mastermypage', title: '마이페이지' },
} as const satisfies Record<string, PageRecord>;

export type PageId = keyof typeof table;

/** The pages that open without a session. */
export type PublicPageId = {
  [Id in PageId]: 'anonymous' extends (typeof table)[Id]['roles'][number] ? Id : never;
}[PageId];

export const pages: Record<PageId, PageRecord & { parent?: PageId }> = table;

/** The ids of all pages, including the payment test page, which a build may omit. */
export const allPageIds = Object.keys(table) as PageId[];

/** The pages in each role's header menu, in their order. */
export const menus: Record<Role, readonly PageId[]> = {
  anonymous: ['ptPilates', 'map', 'membership', 'trainers', 'review'],
  customer: ['trainers', 'reservations', 'membership', 'review', 'myPage'],
  manager: ['memberManagement', 'classes', 'review', 'myPage'],
  master: ['sales', 'member', 'worker', 'review', 'masterMyPage'],
};

/** The page to which each role's part of the home page leads where its facts are missing. */
export const firstPages: Record<Role, PageId> = {
  anonymous: 'membership',
  customer: 'reservations',
  manager: 'classes',
  master: 'masterMyPage',
};

/** The pages with the documents of the studio, to which a buyer agrees. */
export const policyPages = ['terms', 'refund', 'privacy'] as const satisfies readonly PageId[];

/** The pages that no menu of a signed-in user has, linked in the footer. */
export const footerPages: readonly PageId[] = ['map', ...policyPages, 'settings'];

/** The title of a path without a page. */
export const notFoundTitle = '찾을 수 없는 페이지';

/** True for a page that opens without a session. */
export function isPublic(id: PageId): id is PublicPageId {
  return pages[id].roles.includes('anonymous');
}

/** The path of every page; `product` is the first segment of most. */
export function pathsOf(product: string): Record<PageId, string> {
  const entries = allPageIds.map((id) => [id, pages[id].path.replace('{product}', product)]);
  return Object.fromEntries(entries);
}
