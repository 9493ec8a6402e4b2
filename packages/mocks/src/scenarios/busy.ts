import { addComingBookings, addPastBookings } from './seed/bookings.ts';
import { addMembers } from './seed/members.ts';
import { addDemoCustomers } from './seed/demo-customers.ts';
import { addReviews } from './seed/reviews.ts';
import type { Scenario } from './scenario.ts';
import { addDemoAccounts } from './seed/demo-accounts.ts';
import { addTimetable } from './seed/timetable.ts';
import { addVisits } from './seed/visits.ts';

/** Five thousand members and a year of classes, to test long lists. */
export const busy: Scenario = {
  label: '붐비는 스튜디오',
  description: '회원 5,000명과 일 년 동안의 수업, 결제, 출석이 있습니다.',
  build: (build) => {
    addDemoAccounts(build);
    const timetable = addTimetable(build, 30);
    addDemoCustomers(build, timetable);
    const passes = addMembers(build, { count: 5_000, days: 365 });
    addPastBookings(build, timetable, passes);
    addComingBookings(build, timetable, passes);
    addVisits(build, passes, 14);
    addReviews(build, passes);
  },
};
