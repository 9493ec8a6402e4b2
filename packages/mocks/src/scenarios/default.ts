import { addComingBookings, addPastBookings, fillUp } from './seed/bookings.ts';
import type { Builder } from './seed/builder.ts';
import { addMembers } from './seed/members.ts';
import { addDemoCustomers } from './seed/demo-customers.ts';
import { addReviews } from './seed/reviews.ts';
import type { Scenario } from './scenario.ts';
import { addDemoAccounts } from './seed/demo-accounts.ts';
import { addTimetable, type Timetable } from './seed/timetable.ts';
import { addVisits } from './seed/visits.ts';

/** Sixty customers, three months of payments, classes and attendance, a month of open classes. */
export const defaultScenario: Scenario = {
  label: '기본',
  description:
    '회원 60명, 석 달 동안의 결제와 수업과 출석, 앞으로 한 달의 예약 가능한 수업이 있습니다.',
  build: (build) => void buildDefaultStudio(build),
};

/** Builds the default studio and returns its timetable, for scenarios that extend it. */
export function buildDefaultStudio(build: Builder): Timetable {
  addDemoAccounts(build);
  const timetable = addTimetable(build, 30);
  addDemoCustomers(build, timetable);
  const passes = addMembers(build, { count: 57, days: 92 });
  addPastBookings(build, timetable, passes);
  for (const managerId of [1, 2, 3, 4]) {
    fillUp(build, timetable, managerId, [
      { day: 1, hour: 10 },
      { day: 3, hour: 11 },
      { day: 9, hour: 10 },
    ]);
  }
  fillUp(build, timetable, 5, [
    { day: 1, hour: 14 },
    { day: 4, hour: 10 },
    { day: 9, hour: 14 },
  ]);
  addComingBookings(build, timetable, passes);
  addVisits(build, passes);
  addReviews(build, passes);
  return timetable;
}
