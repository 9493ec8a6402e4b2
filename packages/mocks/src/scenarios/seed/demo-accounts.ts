import type { OperationRole } from '@fitness/api-contract/roles';
import type { Builder } from './builder.ts';
import { demoAccounts, FIRST_FREE_USER_ID } from '../demo-accounts.ts';

const DAYS_SINCE_OPENING = 700;
const DAYS_SINCE_JOINED: Record<OperationRole, number> = {
  ROLE_ANONYMOUS: DAYS_SINCE_OPENING,
  ROLE_CUSTOMER: 92,
  ROLE_MANAGER: DAYS_SINCE_OPENING,
  ROLE_MASTER: DAYS_SINCE_OPENING,
};

/** Creates the demo accounts. */
export function addDemoAccounts(build: Builder): void {
  for (const { userId, username, nickname, gender, ph, roleName } of demoAccounts) {
    const joinedDaysAgo = DAYS_SINCE_JOINED[roleName];
    build.user({ id: userId, username, nickname, gender, ph, roleName, joinedDaysAgo });
  }
  build.store.accounts.startAt(FIRST_FREE_USER_ID);
}
