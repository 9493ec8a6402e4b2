import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { expectDomainError, testStudio } from '../../testing/studio.ts';
import { reservableClasses } from './classes.ts';
import { reserve } from './reservations.ts';

describe('the classes a pass can reserve', () => {
  it('are the future ones of its trainer until the last day of the pass, full ones included, earliest first', () => {
    const { studio, build } = testStudio();
    const pass = build.sell({ userId: 101, promotionId: 1, managerId: 1, daysAgo: 85 });
    const other = build.sell({ userId: 102, promotionId: 1, managerId: 1 });
    const lastDay = build.openClass({ managerId: 1, day: 5, hour: 20 });
    const full = build.openClass({ managerId: 1, day: 1, hour: 10 });
    reserve(studio, 102, full.id, other.id);
    build.openClass({ managerId: 1, day: 6, hour: 10 });
    build.openClass({ managerId: 1, day: 0, hour: 10 });
    build.openClass({ managerId: 2, day: 1, hour: 10 });
    expect(reservableClasses(studio, 101, pass.id).map((one) => one.id)).toEqual([
      full.id,
      lastDay.id,
    ]);
  });

  it('are the pilates instructor’s for a pilates pass and none for a health pass', () => {
    const { studio, build } = testStudio();
    const pilates = build.sell({ userId: 101, promotionId: 5 });
    const health = build.sell({ userId: 101, promotionId: 9 });
    const group = build.openClass({ managerId: 5, day: 1, hour: 10 });
    build.openClass({ managerId: 1, day: 1, hour: 10 });
    expect(reservableClasses(studio, 101, pilates.id)).toEqual([group]);
    expect(reservableClasses(studio, 101, health.id)).toEqual([]);
  });

  it('are Forbidden for another user’s pass and for an unknown pass', () => {
    const { studio, build } = testStudio();
    const pass = build.sell({ userId: 101, promotionId: 1, managerId: 1 });
    expectDomainError(() => reservableClasses(studio, 102, pass.id), 'Forbidden');
    expectDomainError(() => reservableClasses(studio, 101, 999), 'Forbidden');
  });

  it('exclude a class from the moment it begins', () => {
    const { studio, build } = testStudio();
    const pass = build.sell({ userId: 101, promotionId: 1, managerId: 1 });
    build.openClass({ managerId: 1, day: 0, hour: 11 });
    const at = (time: string) =>
      reservableClasses({ ...studio, clock: fixedClock(time) }, 101, pass.id).length;
    expect([at('2026-11-20T10:59:59'), at('2026-11-20T11:00:00')]).toEqual([1, 0]);
  });
});
