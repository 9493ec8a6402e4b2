import type { Page } from 'playwright';
import { pathsOf } from '../../src/lib/pages.ts';
import {
  classes,
  members,
  reviews,
  sales,
  salesOfDay,
  salesOfTenYears,
  salesOfYear,
  salesRange,
  salesTenYears,
  salesYear,
  users,
} from './rows.ts';

const paths = pathsOf('fitness');

/** A page with a list, whose response is replaced by one of any size. */
export type Screen = {
  name: string;
  /** The demo account that opens it. */
  username: string;
  path: string;
  request: string;
  rows: (count: number) => readonly object[];
  sizes: readonly number[];
  /** A text that appears with the rows, not before. */
  shown: string;
  /** Opens what has the field, if the page does not show it. */
  prepare?: (page: Page) => Promise<void>;
  /** The element that keys are pressed in, and the keys; other characters than those of a keyboard are inserted. */
  field: (page: Page) => ReturnType<Page['locator']>;
  keys: readonly string[];
  /** The names of the buttons that change the page; none where there are no pages. */
  turns?: { next: string; previous: string };
  /** The most milliseconds for a key in the longest list, which may then cost more than in the shortest one. */
  mostPerKey?: number;
};

const sizes = [100, 1_000, 10_000, 100_000];
/** A fifth or fewer of the members are asked to renew, and the shortest list of them has three pages too. */
const renewalSizes = sizes.slice(1);
const renewals = new URLSearchParams({ filter: 'days30', sort: 'name' });
const turns = { next: '다음', previous: '이전' };
const digits = [...'01023'];

const salesPath = (params: Record<string, string>) =>
  `${paths.sales}?${new URLSearchParams(params)}`;

const salesScreen = {
  username: 'master1',
  request: '/api/fitness/admin/sales/reports',
  shown: `${salesOfDay.toLocaleString('ko-KR')}원`,
  field: (page: Page) => page.getByLabel('종료일'),
  keys: digits,
  turns,
};

const masterMembers: Screen = {
  name: "the master's members",
  username: 'master1',
  path: paths.member,
  request: '/api/fitness/admin/users',
  rows: users,
  sizes,
  shown: '2026. 10. 1.',
  field: (page) => page.getByLabel('회원 검색'),
  keys: digits,
  turns,
};
const trainerMembers: Screen = {
  name: "a trainer's members",
  username: 'trainer1',
  path: paths.memberManagement,
  request: '/api/fitness/manager/membermanagement',
  rows: members,
  sizes,
  shown: '010-',
  field: (page) => page.getByLabel('이름 검색'),
  keys: [...'seojun'],
  turns,
};

/** The same list, filtered by renewal and sorted by name. */
const toRenew = (screen: Screen): Screen => ({
  ...screen,
  name: `${screen.name} to renew, by name`,
  path: `${screen.path}?${renewals}`,
  sizes: renewalSizes,
});

export const screens: readonly Screen[] = [
  masterMembers,
  toRenew(masterMembers),
  trainerMembers,
  toRenew(trainerMembers),
  {
    ...salesScreen,
    name: 'sales',
    path: salesPath(salesRange),
    rows: sales,
    sizes,
  },
  {
    ...salesScreen,
    name: 'sales of a year by day',
    path: salesPath({ ...salesYear, by: 'day' }),
    rows: salesOfYear,
    // Fewer rows would be a chart of fewer bars.
    sizes: [365],
  },
  {
    ...salesScreen,
    name: 'sales of ten years by month',
    path: salesPath({ ...salesTenYears, by: 'month' }),
    rows: salesOfTenYears,
    sizes: [100, 3_652],
  },
  {
    name: 'reviews',
    username: 'customer1',
    path: paths.review,
    request: '/api/fitness/review',
    rows: reviews,
    sizes: [100, 100_000],
    shown: '1번째 후기입니다.',
    field: (page) => page.getByLabel('리뷰 내용'),
    keys: [...'clean'],
    turns,
  },
  {
    name: 'the calendar of classes',
    username: 'trainer1',
    path: paths.classes,
    request: '/api/fitness/classes/with-reservations',
    rows: classes,
    sizes: [100, 5_000],
    shown: '1',
    field: (page) => page.getByRole('grid').getByRole('button', { name: /월 15일/ }),
    keys: ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'],
    turns: { next: '다음 달', previous: '이전 달' },
  },
  {
    name: 'the quick navigation',
    username: 'master1',
    path: paths.member,
    request: '/api/fitness/admin/users',
    rows: users,
    // Two rows for each member: the longest has 10,000 members.
    sizes: [200, 2_000, 20_000],
    shown: '2026. 10. 1.',
    prepare: async (page) => {
      await page.getByRole('button', { name: '빠른 이동' }).click();
      await page.getByRole('combobox', { name: '빠른 이동' }).waitFor();
    },
    field: (page) => page.getByRole('combobox', { name: '빠른 이동' }),
    keys: ['ㄱ', 'ㅅ', 'ㅈ', 'Backspace', 'Backspace', 'Backspace', ...digits],
    mostPerKey: 16,
  },
];
