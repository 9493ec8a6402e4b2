import { type Page, test } from '@playwright/test';
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
    await signIn(page, 'master1');
  });
}

/** The toast with this text. */
export function toast(page: Page, text: string) {
  return page.getByRole('status').filter({ hasText: text });
}
