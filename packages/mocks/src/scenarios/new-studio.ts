import type { Scenario } from './scenario.ts';
import { addDemoAccounts } from './seed/demo-accounts.ts';
import { addTimetable } from './seed/timetable.ts';

/** The first day: classes for two weeks, without purchases and reviews. */
export const newStudio: Scenario = {
  label: '새 스튜디오',
  description: '수업은 두 주 동안 열려 있지만 이용권, 결제, 출석, 리뷰가 아직 없습니다.',
  build: (build) => {
    addDemoAccounts(build);
    addTimetable(build, 14);
  },
};
