import type { Builder } from './builder.ts';
import { demoAccounts, FIRST_FREE_USER_ID } from '../demo-accounts.ts';

const DAYS_SINCE_OPENING = 700;
const DAYS_SINCE_CUSTOMERS_JOINED = 92;

/** Creates the demo accounts. */
export function addDemoAccounts(build: Builder): void {
  for (const { userId, username, nickname, gender, ph, roleName } of demoAccounts) {
    const joinedDaysAgo =
      roleName === 'ROLE_CUSTOMER' ? DAYS_SINCE_CUSTOMERS_JOINED : DAYS_SINCE_OPENING;
    build.user({ id: userId, username, nickname, gender, ph, roleName, joinedDaysAgo });
  }
  build.store.accounts.startAt(FIRST_FREE_USER_ID);
}
