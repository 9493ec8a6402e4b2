import type { OperationRole } from '@fitness/api-contract/roles';
import type { Builder } from './builder.ts';
import { demoAccounts, FIRST_FREE_USER_ID } from '../demo-accounts.ts';
import type { Timetable } from './timetable.ts';

const DAYS_SINCE_OPENING = 700;
const DAYS_SINCE_JOINED: Record<OperationRole, number> = {
  ROLE_ANONYMOUS: DAYS_SINCE_OPENING,
  ROLE_CUSTOMER: 92,
  ROLE_MANAGER: DAYS_SINCE_OPENING,
  ROLE_MASTER: DAYS_SINCE_OPENING,
};

const CUSTOMER_1 = 101;
const CUSTOMER_3 = 103;
const PT_12 = 1;
const PILATES_12 = 5;
const PILATES_24 = 6;
const HEALTH_3 = 10;
/** Late, so that it can be cancelled nearly all day. */
const TODAYS_HOUR = 23;

export function addDemoAccounts(build: Builder): void {
  for (const { userId, username, nickname, gender, ph, roleName } of demoAccounts) {
    const joinedDaysAgo = DAYS_SINCE_JOINED[roleName];
    build.user({ id: userId, username, nickname, gender, ph, roleName, joinedDaysAgo });
  }
  build.store.accounts.startAt(FIRST_FREE_USER_ID);
}

/** customer1 has a pass of each kind, customer3 an expired and a used-up one, customer2 none. */
export function addDemoCustomers(build: Builder, timetable: Timetable): void {
  const pt = build.sell({ userId: CUSTOMER_1, promotionId: PT_12, managerId: 1, daysAgo: 31 });
  const pilates = build.sell({ userId: CUSTOMER_1, promotionId: PILATES_24, daysAgo: 20 });
  build.sell({ userId: CUSTOMER_1, promotionId: HEALTH_3, daysAgo: 40 });
  for (const day of [-28, -21, -14, -7]) build.seat(timetable.at(1, day, 20), pt.id);
  build.seat(timetable.at(1, -10, 20), pt.id, true);
  build.seat(timetable.at(1, 0, TODAYS_HOUR), pt.id);
  for (const day of [-17, -11, -4, 3]) build.seat(timetable.at(5, day, 10), pilates.id);
  // Three weeks ago the PT class was missed; all other classes were attended.
  for (const daysAgo of [33, 30, 28, 26, 23, 22, 17, 16, 14, 11, 9, 7, 4, 3, 2, 1])
    build.attend(CUSTOMER_1, daysAgo);

  const expired = build.sell({ userId: CUSTOMER_3, promotionId: PILATES_12, daysAgo: 96 });
  const usedUp = build.sell({ userId: CUSTOMER_3, promotionId: PT_12, managerId: 2, daysAgo: 80 });
  for (let week = 0; week < 9; week += 1)
    build.seat(timetable.at(5, -90 + week * 7, 14), expired.id);
  for (let visit = 0; visit < 12; visit += 1)
    build.seat(timetable.at(2, -79 + visit * 4, 11), usedUp.id);
  // One class of each pass was missed, 34 and 67 days ago.
  for (const daysAgo of [90, 83, 79, 76, 75, 71, 69, 63, 62, 59, 55, 51, 48, 47, 43, 41, 39, 35])
    build.attend(CUSTOMER_3, daysAgo);
}
