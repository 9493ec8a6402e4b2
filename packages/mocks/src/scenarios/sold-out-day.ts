import { dateOf, daysBetween } from '../dates.ts';
import { fillUp } from './seed/bookings.ts';
import { buildDefaultStudio } from './default.ts';
import type { Scenario } from './scenario.ts';

const TOMORROW = 1;

/** The default studio, with every seat of tomorrow taken. */
export const soldOutDay: Scenario = {
  label: '내일 전부 마감',
  description: '기본과 같지만 내일 수업이 모두 마감되었습니다.',
  build: (build) => {
    const timetable = buildDefaultStudio(build);
    for (const { managerId, classTime } of build.store.classes.all()) {
      const day = daysBetween(build.today, dateOf(classTime));
      if (day === TOMORROW)
        fillUp(build, timetable, managerId, [{ day, hour: Number(classTime.slice(11, 13)) }]);
    }
  },
};
