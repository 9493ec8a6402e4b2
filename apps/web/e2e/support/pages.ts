import { expect, type Page } from '@playwright/test';

/** The paths of the pages that end with 스튜디오 안내. */
export const pathsWithContact = [
  '/',
  '/fitness/membership',
  '/fitness/hmembership',
  '/fitness/pilates',
  '/fitness/selecttrainer',
  '/fitness/pt',
  '/fitness/trainerpage',
  '/fitness/ptplt',
];

/** The paths that every user may open, sign-in and sign-up aside, and one that does not exist. */
export const publicPaths = [
  ...pathsWithContact,
  '/fitness/map',
  '/fitness/review',
  '/fitness/pay',
  '/no/such/page',
];

/** Where the studio is and when it is open, at the end of the pages that sell. */
export function contactOf(page: Page) {
  return page.getByRole('main').getByRole('region', { name: '스튜디오 안내' });
}

/** The paths of each role's own pages, by a demo account of the role. */
export const pathsByUser = {
  customer1: [
    '/fitness/reservations',
    '/fitness/reservations/daymanagement?membershipId=1',
    '/fitness/mypage',
  ],
  trainer1: ['/fitness/manager/classes', '/fitness/manager/membermanagement', '/fitness/mypage'],
  master1: [
    '/fitness/sales',
    '/fitness/sales?start=2025-01-01&end=2026-11-20',
    '/fitness/member',
    '/fitness/member?grouped=1',
    '/fitness/worker',
    '/fitness/mastermypage',
  ],
};

/** Navigates inside the running app, as a link does. */
export function navigate(page: Page, path: string) {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}

/** Waits until the page is rendered with its data. */
export async function expectLoaded(page: Page) {
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText('불러오는 중')).toHaveCount(0);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** Opens the folded password form of a user's own page on a phone. */
export function unfoldPassword(page: Page) {
  return page.getByText('비밀번호 바꾸기', { exact: true }).click();
}
