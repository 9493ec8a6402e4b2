import { type Page, test } from '@playwright/test';
import { standBetween } from './backend.ts';
import { signIn } from './user.ts';
import { morning, setTime } from './reservations.ts';

/** The addresses of the master's own pages. */
export const sales = '/fitness/sales';
export const member = '/fitness/member';
export const worker = '/fitness/worker';
export const myPage = '/fitness/mastermypage';

/** Each test begins in the morning, with the master signed in and at home. */
export function asMaster() {
  return test.beforeEach(async ({ page }) => {
    await setTime(page, morning);
    await standBetween(page);
    await signIn(page, 'master1');
  });
}

/** The toast with this text. */
export function toast(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text });
}

/** The queries of a path that the page has asked for so far. */
export function queriesOf(page: Page, path: string) {
  const queries: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (request.method() === 'GET' && url.pathname === path) queries.push(url.search);
  });
  return queries;
}
