import { describe, expect, it } from 'vitest';
import { testStudio } from '../../testing/studio.ts';
import { currentMembership, membershipsOf } from './memberships.ts';

describe('a customer’s passes', () => {
  it('are all listed, newest first, used-up and expired ones included', () => {
    const { studio, build } = testStudio();
    const expired = build.sell({ userId: 101, promotionId: 5, daysAgo: 100 });
    const usedUp = build.sell({ userId: 101, promotionId: 1, managerId: 1, daysAgo: 20 });
    studio.store.memberships.update(usedUp, { remainingSessionCount: 0 });
    const today = build.sell({ userId: 101, promotionId: 13 });
    expect(membershipsOf(studio, 101).map((pass) => pass.id)).toEqual([
      today.id,
      usedUp.id,
      expired.id,
    ]);
  });

  it('have the newest one that is neither expired nor used up as the current one', () => {
    const { studio, build } = testStudio();
    expect(currentMembership(studio, 101)).toBeUndefined();
    build.sell({ userId: 101, promotionId: 5, daysAgo: 91 });
    expect(currentMembership(studio, 101)).toBeUndefined();
    const lastDay = build.sell({ userId: 101, promotionId: 5, daysAgo: 90 });
    expect(currentMembership(studio, 101)?.id).toBe(lastDay.id);
    const usedUp = build.sell({ userId: 101, promotionId: 1, managerId: 1 });
    studio.store.memberships.update(usedUp, { remainingSessionCount: 0 });
    expect(currentMembership(studio, 101)?.id).toBe(lastDay.id);
  });
});
