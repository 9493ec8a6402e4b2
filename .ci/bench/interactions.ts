import type { Locator, Page } from 'playwright';
import { pathsOf } from '../../apps/web/src/lib/pages.ts';

const paths = pathsOf('fitness');

/** A main interaction: the target is tapped or, with `keys`, typed in, and `untilShown` waits for the result. */
export type Interaction = {
  name: string;
  path: string;
  /** The page by React alone has a target of the same kind, role and name. */
  isInReactAlone?: boolean;
  /** The demo account of a page that needs one. */
  username?: string;
  prepare?: (page: Page) => Promise<unknown>;
  target: (page: Page) => Locator;
  keys?: string;
  untilShown: (page: Page) => Promise<unknown>;
};

const firstPlan = (page: Page) => page.getByRole('radio').first();
const untilChosen = (page: Page) => page.locator('input:checked').waitFor({ state: 'attached' });

export const interactions: readonly Interaction[] = [
  {
    name: 'open the menu',
    path: paths.home,
    target: (page) => page.getByRole('button', { name: '메뉴' }),
    untilShown: (page) => page.getByRole('banner').getByRole('link', { name: '리뷰' }).waitFor(),
  },
  {
    name: 'choose a plan',
    path: paths.healthMembership,
    isInReactAlone: true,
    target: firstPlan,
    untilShown: untilChosen,
  },
  {
    name: 'open the payment window',
    path: paths.healthMembership,
    username: 'customer2',
    prepare: (page) => firstPlan(page).tap(),
    target: (page) => page.getByRole('button', { name: '구매하기' }),
    untilShown: (page) => page.getByRole('dialog', { name: '모의 결제' }).waitFor(),
  },
  {
    name: 'choose a day of the classes',
    path: paths.classes,
    username: 'trainer1',
    isInReactAlone: true,
    target: (page) => page.getByRole('button', { name: /월 15일/ }),
    untilShown: (page) => page.getByRole('dialog', { name: /월 15일/ }).waitFor(),
  },
  {
    name: 'choose the last hour of 1,512 repeated classes',
    path: paths.classes,
    username: 'trainer1',
    prepare: async (page) => {
      await page.getByRole('button', { name: '반복 수업 등록', exact: true }).tap();
      await page.getByLabel('기간').selectOption('12');
      for (const weekday of '월화수목금토일')
        await page.getByRole('button', { name: weekday, exact: true }).tap();
      for (let hour = 6; hour < 23; hour += 1)
        await page.getByRole('button', { name: `${String(hour).padStart(2, '0')}:00` }).tap();
    },
    target: (page) => page.getByRole('button', { name: '23:00' }),
    untilShown: (page) =>
      page.locator('button[aria-pressed="true"]', { hasText: '23:00' }).waitFor(),
  },
  {
    name: 'type in the member search',
    path: paths.member,
    username: 'master1',
    target: (page) => page.getByLabel('회원 검색'),
    keys: '010',
    untilShown: (page) => page.getByText('검색 결과').waitFor(),
  },
  {
    name: 'turn a page of the members',
    path: paths.member,
    username: 'master1',
    target: (page) => page.getByRole('button', { name: '다음' }),
    untilShown: (page) => page.waitForURL(/page=2/),
  },
];
