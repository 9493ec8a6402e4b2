import type { Scenario } from './scenario.ts';
import { addDemoAccounts } from './seed/demo-accounts.ts';
import { addTimetable } from './seed/timetable.ts';

const MISSED_VISIT = 8;

/** Customers whose passes have expired, expire today, or have no sessions left. */
export const expiredPasses: Scenario = {
  label: '끝난 이용권',
  description:
    'customer1의 이용권은 모두 만료되었고, customer2는 오늘까지, customer3은 다 썼습니다.',
  build: (build) => {
    addDemoAccounts(build);
    const timetable = addTimetable(build, 30);
    build.sell({ userId: 101, promotionId: 1, managerId: 1, daysAgo: 91 });
    build.sell({ userId: 101, promotionId: 5, daysAgo: 120 });
    build.sell({ userId: 101, promotionId: 9, daysAgo: 75 });
    build.sell({ userId: 102, promotionId: 1, managerId: 1, daysAgo: 90 });
    build.sell({ userId: 102, promotionId: 13 });
    const usedUp = build.sell({ userId: 103, promotionId: 5, daysAgo: 60 });
    for (let visit = 0; visit < 12; visit += 1) {
      const day = -58 + visit * 4;
      build.seat(timetable.at(5, day, 10), usedUp.id);
      if (visit !== MISSED_VISIT) build.attend(103, -day);
    }
  },
};
