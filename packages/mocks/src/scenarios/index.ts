import { addBookings, addPastBookings, addVisits, fillUp } from './seed/bookings.ts';
import type { Builder } from './seed/builder.ts';
import { addDemoAccounts, addDemoCustomers } from './seed/demo-accounts.ts';
import { addHostileTexts } from './seed/hostile-texts.ts';
import { addMembers } from './seed/members.ts';
import { addReviews } from './seed/reviews.ts';
import { addTimetable } from './seed/timetable.ts';

/** An initial state of the studio. */
export interface Scenario {
  /** The Korean name in the list of scenarios. */
  readonly label: string;
  readonly description: string;
  /** Fills an empty studio; everything is relative to the builder's date. */
  build(builder: Builder): void;
}

/** Every scenario by its name: the one list for the app, Storybook, tests and the server. */
export const scenarios = {
  default: {
    label: '기본',
    description:
      '회원 60명, 석 달 동안의 결제와 수업과 출석, 앞으로 한 달의 예약 가능한 수업이 있습니다.',
    build: (build) =>
      buildStudio(build, {
        members: 57,
        days: 92,
        full: [
          ...[1, 2, 3, 4].flatMap((managerId) => [
            { managerId, day: 1, hour: 10 },
            { managerId, day: 3, hour: 11 },
            { managerId, day: 9, hour: 10 },
          ]),
          { managerId: 5, day: 1, hour: 14 },
          { managerId: 5, day: 4, hour: 10 },
          { managerId: 5, day: 9, hour: 14 },
        ],
      }),
  },
  empty: {
    label: '빈 스튜디오',
    description: '데모 계정만 있고 이용권, 수업, 결제, 출석, 리뷰가 없습니다.',
    build: addDemoAccounts,
  },
  busy: {
    label: '붐비는 스튜디오',
    description: '회원 5,000명과 일 년 동안의 수업, 결제, 출석이 있습니다.',
    build: (build) => buildStudio(build, { members: 5_000, days: 365, mostDaysBetweenVisits: 14 }),
  },
  hostileText: {
    label: '거친 글자',
    description:
      '이름과 리뷰에 스크립트, 수식, 아주 긴 낱말, 오른쪽에서 왼쪽으로 쓰는 글, 이모지가 들어 있습니다.',
    build: (build) => {
      addDemoAccounts(build);
      const timetable = addTimetable(build, 14);
      addHostileTexts(build);
      fillUp(build, timetable, timetable.at(5, 1, 10));
      fillUp(build, timetable, timetable.at(5, 2, 10));
      fillUp(build, timetable, timetable.at(1, 1, 11));
    },
  },
} as const satisfies Record<string, Scenario>;

interface StudioSize {
  readonly members: number;
  readonly days: number;
  readonly mostDaysBetweenVisits?: number;
  readonly full?: readonly { managerId: number; day: number; hour: number }[];
}

/** Adds a month of open classes, and members with payments, bookings, visits and reviews. */
function buildStudio(
  build: Builder,
  { members, days, mostDaysBetweenVisits = 5, full = [] }: StudioSize,
): void {
  addDemoAccounts(build);
  const timetable = addTimetable(build, 30);
  addDemoCustomers(build, timetable);
  const passes = addMembers(build, members, days);
  addPastBookings(build, timetable, passes);
  for (const { managerId, day, hour } of full)
    fillUp(build, timetable, timetable.at(managerId, day, hour));
  addBookings(build, timetable, passes);
  addVisits(build, passes, mostDaysBetweenVisits);
  addReviews(build, passes);
}

export type ScenarioName = keyof typeof scenarios;

/** Every scenario's name, the default one first. */
export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[];

export function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
