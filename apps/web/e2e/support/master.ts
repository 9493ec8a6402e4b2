import { test } from './test.ts';
import { signIn } from './authentication.ts';
import { morning, setTime } from './time.ts';

export const salesPath = '/fitness/sales';
export const membersPath = '/fitness/member';
export const trainersPath = '/fitness/worker';
export const masterMyPagePath = '/fitness/mastermypage';

/** Starts each test in the morning with the master signed in. */
export function signInAsMaster() {
  return test.beforeEach(async ({ page }) => {
    await setTime(page, morning);
    await signIn(page, 'master1');
  });
}
