import { describe, expect, it } from 'vitest';
import { testStudio } from '../../testing/studio.ts';
import { monthlyPerformance } from './workers.ts';

describe('the monthly performance of the trainers', () => {
  it('counts members with a pass valid in the month and past classes with a reservation @mock:workers', () => {
    const { studio, build } = testStudio();
    const pass = build.sell({ userId: 101, promotionId: 1, managerId: 1, daysAgo: 40 });
    build.sell({ userId: 101, promotionId: 1, managerId: 1, daysAgo: 10 });
    build.seat(build.openClass({ managerId: 1, day: -2, hour: 10 }), pass.id);
    build.seat(build.openClass({ managerId: 1, day: -1, hour: 10 }), pass.id, true);
    build.seat(build.openClass({ managerId: 1, day: -25, hour: 10 }), pass.id);
    build.seat(build.openClass({ managerId: 1, day: 2, hour: 10 }), pass.id);
    build.openClass({ managerId: 1, day: -3, hour: 10 });
    const counts = (month: string) =>
      monthlyPerformance(studio, month).map((one) => [
        one.manager.id,
        one.classMemberCount,
        one.classSessionCount,
      ]);
    expect(counts('2026-11-01')).toEqual([
      [1, 1, 1],
      [2, 0, 0],
      [5, 0, 0],
    ]);
    expect(counts('2026-10-01')[0]).toEqual([1, 1, 1]);
    expect(counts('2026-09-01')[0]).toEqual([1, 0, 0]);
  });
});
