import type { Page } from 'playwright';
import { pathsOf } from '../../src/shared/pages.ts';
import { classes, members, reviews, sales, salesOfDay, salesRange, users } from './rows.ts';

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
  /** The element that keys are pressed in, and the keys. */
  field: (page: Page) => ReturnType<Page['locator']>;
  keys: readonly string[];
  /** The names of the buttons that change the page. */
  turns: { next: string; previous: string };
};

const sizes = [100, 1_000, 10_000, 100_000];
const turns = { next: '다음', previous: '이전' };
const digits = [...'01023'];

export const screens: readonly Screen[] = [
  {
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
  },
  {
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
  },
  {
    name: 'sales',
    username: 'master1',
    path: `${paths.sales}?${new URLSearchParams(salesRange)}`,
    request: '/api/fitness/admin/sales/reports',
    rows: sales,
    sizes,
    shown: `${salesOfDay.toLocaleString('ko-KR')}원`,
    field: (page) => page.getByLabel('종료일'),
    keys: digits,
    turns,
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
    shown: '1/1',
    field: (page) => page.getByRole('grid').getByRole('button', { name: /월 15일/ }),
    keys: ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowLeft'],
    turns: { next: '다음 달', previous: '이전 달' },
  },
];
