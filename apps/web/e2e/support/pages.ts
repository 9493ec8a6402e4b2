import { expect, type Page } from '@playwright/test';

/** The addresses that everybody may open, besides sign-in and sign-up, and one that does not exist. */
export const everybody = [
  '/',
  '/fitness/membership',
  '/fitness/hmembership',
  '/fitness/pilates',
  '/fitness/selecttrainer',
  '/fitness/pt',
  '/fitness/map',
  '/fitness/trainerpage',
  '/fitness/ptplt',
  '/fitness/review',
  '/fitness/pay',
  '/no/such/page',
];

/** The addresses of each role's own pages, by a demo account of the role. */
export const pagesOf = {
  customer1: [
    '/fitness/reservations',
    '/fitness/reservations/daymanagement?membershipId=1',
    '/fitness/mypage',
  ],
  trainer1: ['/fitness/manager/classes', '/fitness/manager/membermanagement', '/fitness/mypage'],
  master1: ['/fitness/sales', '/fitness/member', '/fitness/worker', '/fitness/mastermypage'],
};

/** Opens an address inside the running app, as a link would, and waits until its page stands. */
export async function open(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeAttached();
  await page.waitForLoadState('networkidle');
}
