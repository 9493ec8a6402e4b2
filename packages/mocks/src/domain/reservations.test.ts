import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { expectDomainError, studioWithPass, testStudio } from '../../testing/studio.ts';
import { cancel, reserve, seatsTaken } from './reservations.ts';

const PT_12 = 1;
const PILATES_12 = 5;
const HEALTH_3 = 10;
const SINGLE = 13;

describe('reserving a class', () => {
  it('takes a seat and one session', () => {
    const { studio, build, pass, remaining } = studioWithPass();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    const reservation = reserve(studio, 101, tomorrow.id, pass.id);
    expect(reservation).toMatchObject({
      classId: tomorrow.id,
      userId: 101,
      classTime: '2026-11-21T10:00:00',
    });
    expect(remaining()).toBe(11);
    expect(seatsTaken(studio, tomorrow.id)).toHaveLength(1);
  });

  it('succeeds for a class that begins in a minute', () => {
    const { studio, build, pass } = studioWithPass();
    const soon = build.openClass({ managerId: 1, day: 0, hour: 11 });
    expect(
      reserve({ ...studio, clock: fixedClock('2026-11-20T10:59:00') }, 101, soon.id, pass.id).id,
    ).toBeGreaterThan(0);
  });

  it('fails with Forbidden for another user’s pass and for an unknown pass @mock:own-membership', () => {
    const { studio, build, pass } = studioWithPass();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    expectDomainError(() => reserve(studio, 102, tomorrow.id, pass.id), 'Forbidden');
    expectDomainError(() => reserve(studio, 101, tomorrow.id, 999), 'Forbidden');
  });

  it('fails for an unknown class @response:ClassNotFound', () => {
    const { studio, pass } = studioWithPass();
    expectDomainError(() => reserve(studio, 101, 999, pass.id), 'ClassNotFound');
  });

  it('fails for another trainer’s class and for another subject @response:ClassNotAllowed', () => {
    const { studio, build, pass } = studioWithPass();
    const otherTrainer = build.openClass({ managerId: 2, day: 1, hour: 10 });
    const pilates = build.openClass({ managerId: 5, day: 1, hour: 10 });
    expectDomainError(() => reserve(studio, 101, otherTrainer.id, pass.id), 'ClassNotAllowed');
    expectDomainError(() => reserve(studio, 101, pilates.id, pass.id), 'ClassNotAllowed');
  });

  it('fails with a health or a 1-day pass', () => {
    const { studio, build } = testStudio();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    for (const promotionId of [HEALTH_3, SINGLE]) {
      const pass = build.sell({ userId: 101, promotionId });
      expectDomainError(() => reserve(studio, 101, tomorrow.id, pass.id), 'ClassNotAllowed');
    }
  });

  it('fails once the class has begun @reserve:past @response:ClassBegun', () => {
    const { studio, build, pass } = studioWithPass();
    const now = build.openClass({ managerId: 1, day: 0, hour: 10 });
    expectDomainError(() => reserve(studio, 101, now.id, pass.id), 'ClassBegun');
  });

  it('fails when the pass expires before the day of the class, and succeeds on its last day @response:MembershipExpired', () => {
    const { studio, build } = testStudio();
    const pass = build.sell({ userId: 101, promotionId: PT_12, managerId: 1, daysAgo: 85 });
    const lastDay = build.openClass({ managerId: 1, day: 5, hour: 10 });
    const dayAfter = build.openClass({ managerId: 1, day: 6, hour: 10 });
    expectDomainError(() => reserve(studio, 101, dayAfter.id, pass.id), 'MembershipExpired');
    expect(reserve(studio, 101, lastDay.id, pass.id).classId).toBe(lastDay.id);
  });

  it('fails with no sessions left @response:NoSessionsLeft', () => {
    const { studio, build, pass } = studioWithPass();
    studio.store.memberships.update(pass, { remainingSessionCount: 0 });
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    expectDomainError(() => reserve(studio, 101, tomorrow.id, pass.id), 'NoSessionsLeft');
  });

  it('fails for a class that the same user has reserved, also with another pass @response:AlreadyReserved', () => {
    const { studio, build } = testStudio();
    const first = build.sell({ userId: 101, promotionId: PILATES_12 });
    const second = build.sell({ userId: 101, promotionId: PILATES_12 });
    const tomorrow = build.openClass({ managerId: 5, day: 1, hour: 10 });
    reserve(studio, 101, tomorrow.id, first.id);
    expectDomainError(() => reserve(studio, 101, tomorrow.id, second.id), 'AlreadyReserved');
  });

  it('fails at the hour of another reservation of the same user, also with another pass, until that one is cancelled @response:SameHourReserved', () => {
    const { studio, build, pass } = studioWithPass();
    const pilatesPass = build.sell({ userId: 101, promotionId: PILATES_12 });
    const personal = build.openClass({ managerId: 1, day: 1, hour: 10 });
    const group = build.openClass({ managerId: 5, day: 1, hour: 10 });
    const first = reserve(studio, 101, personal.id, pass.id);
    expectDomainError(() => reserve(studio, 101, group.id, pilatesPass.id), 'SameHourReserved');
    expect(studio.store.memberships.get(pilatesPass.id)?.remainingSessionCount).toBe(12);
    cancel(studio, 101, first.id);
    expect(reserve(studio, 101, group.id, pilatesPass.id).classTime).toBe('2026-11-21T10:00:00');
  });

  it('succeeds at the hour of another user’s reservation, and at the hour before', () => {
    const { studio, build, pass } = studioWithPass();
    const pilatesPasses = [101, 102].map((userId) =>
      build.sell({ userId, promotionId: PILATES_12 }),
    );
    const group = build.openClass({ managerId: 5, day: 1, hour: 10 });
    reserve(studio, 102, group.id, pilatesPasses[1]?.id ?? 0);
    reserve(studio, 101, build.openClass({ managerId: 1, day: 1, hour: 9 }).id, pass.id);
    expect(reserve(studio, 101, group.id, pilatesPasses[0]?.id ?? 0).classId).toBe(group.id);
  });

  it('fails when the class is full @response:ClassFull', () => {
    const { studio, build, pass } = studioWithPass();
    const other = build.sell({ userId: 102, promotionId: PT_12, managerId: 1 });
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    reserve(studio, 102, tomorrow.id, other.id);
    expectDomainError(() => reserve(studio, 101, tomorrow.id, pass.id), 'ClassFull');
  });

  it('fails with the first applicable error: expired, used up, already reserved, same hour, full', () => {
    const { studio, build, pass } = studioWithPass();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    reserve(studio, 101, tomorrow.id, pass.id);
    expectDomainError(() => reserve(studio, 101, tomorrow.id, pass.id), 'AlreadyReserved');
    const group = build.openClass({ managerId: 5, day: 1, hour: 10, maxCustomer: 1 });
    const passes = [102, 101].map((userId) => build.sell({ userId, promotionId: PILATES_12 }));
    reserve(studio, 102, group.id, passes[0]?.id ?? 0);
    expectDomainError(() => reserve(studio, 101, group.id, passes[1]?.id ?? 0), 'SameHourReserved');
    const current = studio.store.memberships.update(pass, { remainingSessionCount: 0 });
    expectDomainError(() => reserve(studio, 101, tomorrow.id, pass.id), 'NoSessionsLeft');
    studio.store.memberships.update(current, { expiredDate: '2026-11-19' });
    expectDomainError(() => reserve(studio, 101, tomorrow.id, pass.id), 'MembershipExpired');
  });

  it('takes no seat and no session when it fails', () => {
    const { studio, build, pass, remaining } = studioWithPass();
    const begun = build.openClass({ managerId: 1, day: 0, hour: 9 });
    expectDomainError(() => reserve(studio, 101, begun.id, pass.id), 'ClassBegun');
    expect(remaining()).toBe(12);
    expect(studio.store.reservations.size).toBe(0);
  });
});
