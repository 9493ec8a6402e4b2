import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { expectRefusal, testStudio } from '../testing/studio.ts';
import { cancel, reservationHistory, reservationsToday, reserve, seatsTaken, statusOf } from './reservations.ts';

const PT_12 = 1;
const PILATES_12 = 5;
const HEALTH_3 = 10;
const SINGLE = 13;

function withPtPass() {
  const { studio, build } = testStudio();
  const pass = build.sell({ userId: 101, promotionId: PT_12, managerId: 1 });
  const remaining = () => studio.store.memberships.get(pass.id)?.remainingSessionCount;
  return { studio, build, pass, remaining };
}

describe('reserving a class', () => {
  it('takes a seat and one session', () => {
    const { studio, build, pass, remaining } = withPtPass();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    const reservation = reserve(studio, 101, tomorrow.id, pass.id);
    expect(reservation).toMatchObject({ classId: tomorrow.id, userId: 101, classTime: '2026-11-21T10:00:00' });
    expect(remaining()).toBe(11);
    expect(seatsTaken(studio, tomorrow.id)).toHaveLength(1);
  });

  it('works for a class that begins in a minute', () => {
    const { studio, build, pass } = withPtPass();
    const soon = build.openClass({ managerId: 1, day: 0, hour: 11 });
    expect(reserve({ ...studio, clock: fixedClock('2026-11-20T10:59:00') }, 101, soon.id, pass.id).id).toBeGreaterThan(0);
  });

  it('is refused with somebody else’s pass or one that does not exist', () => {
    const { studio, build, pass } = withPtPass();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    expectRefusal(() => reserve(studio, 102, tomorrow.id, pass.id), 'Forbidden');
    expectRefusal(() => reserve(studio, 101, tomorrow.id, 999), 'Forbidden');
  });

  it('is refused for a class that does not exist', () => {
    const { studio, pass } = withPtPass();
    expectRefusal(() => reserve(studio, 101, 999, pass.id), 'ClassNotFound');
  });

  it('is refused for another trainer’s class and for another subject', () => {
    const { studio, build, pass } = withPtPass();
    const otherTrainer = build.openClass({ managerId: 2, day: 1, hour: 10 });
    const pilates = build.openClass({ managerId: 5, day: 1, hour: 10 });
    expectRefusal(() => reserve(studio, 101, otherTrainer.id, pass.id), 'ClassNotAllowed');
    expectRefusal(() => reserve(studio, 101, pilates.id, pass.id), 'ClassNotAllowed');
  });

  it('is refused with a health or a 1-day pass, which have nothing to reserve', () => {
    const { studio, build } = testStudio();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    for (const promotionId of [HEALTH_3, SINGLE]) {
      const pass = build.sell({ userId: 101, promotionId });
      expectRefusal(() => reserve(studio, 101, tomorrow.id, pass.id), 'ClassNotAllowed');
    }
  });

  it('is refused once the class has begun', () => {
    const { studio, build, pass } = withPtPass();
    const now = build.openClass({ managerId: 1, day: 0, hour: 10 });
    expectRefusal(() => reserve(studio, 101, now.id, pass.id), 'ClassBegun');
  });

  it('is refused where the pass has expired by the day of the class, and works on its last day', () => {
    const { studio, build } = testStudio();
    const pass = build.sell({ userId: 101, promotionId: PT_12, managerId: 1, ago: 85 });
    const lastDay = build.openClass({ managerId: 1, day: 5, hour: 10 });
    const dayAfter = build.openClass({ managerId: 1, day: 6, hour: 10 });
    expectRefusal(() => reserve(studio, 101, dayAfter.id, pass.id), 'MembershipExpired');
    expect(reserve(studio, 101, lastDay.id, pass.id).classId).toBe(lastDay.id);
  });

  it('is refused with no sessions left', () => {
    const { studio, build, pass } = withPtPass();
    studio.store.memberships.update(pass, { remainingSessionCount: 0 });
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    expectRefusal(() => reserve(studio, 101, tomorrow.id, pass.id), 'NoSessionsLeft');
  });

  it('is refused for the same class again, also with another pass of the same person', () => {
    const { studio, build } = testStudio();
    const first = build.sell({ userId: 101, promotionId: PILATES_12 });
    const second = build.sell({ userId: 101, promotionId: PILATES_12 });
    const tomorrow = build.openClass({ managerId: 5, day: 1, hour: 10 });
    reserve(studio, 101, tomorrow.id, first.id);
    expectRefusal(() => reserve(studio, 101, tomorrow.id, second.id), 'AlreadyReserved');
  });

  it('is refused when the class is full', () => {
    const { studio, build, pass } = withPtPass();
    const other = build.sell({ userId: 102, promotionId: PT_12, managerId: 1 });
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    reserve(studio, 102, tomorrow.id, other.id);
    expectRefusal(() => reserve(studio, 101, tomorrow.id, pass.id), 'ClassFull');
  });

  it('names the first reason: expired before used up, used up before reserved, reserved before full', () => {
    const { studio, build, pass } = withPtPass();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    reserve(studio, 101, tomorrow.id, pass.id);
    expectRefusal(() => reserve(studio, 101, tomorrow.id, pass.id), 'AlreadyReserved');
    const current = studio.store.memberships.update(pass, { remainingSessionCount: 0 });
    expectRefusal(() => reserve(studio, 101, tomorrow.id, pass.id), 'NoSessionsLeft');
    studio.store.memberships.update(current, { expiredDate: '2026-11-19' });
    expectRefusal(() => reserve(studio, 101, tomorrow.id, pass.id), 'MembershipExpired');
  });

  it('takes nothing when it is refused', () => {
    const { studio, build, pass, remaining } = withPtPass();
    const begun = build.openClass({ managerId: 1, day: 0, hour: 9 });
    expectRefusal(() => reserve(studio, 101, begun.id, pass.id), 'ClassBegun');
    expect(remaining()).toBe(12);
    expect(studio.store.reservations.size).toBe(0);
  });
});

describe('cancelling a reservation', () => {
  it('gives the seat and the session back, and the class can be reserved again', () => {
    const { studio, build, pass, remaining } = withPtPass();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    const reservation = reserve(studio, 101, tomorrow.id, pass.id);
    cancel(studio, 101, reservation.id);
    expect(remaining()).toBe(12);
    expect(seatsTaken(studio, tomorrow.id)).toEqual([]);
    expect(reserve(studio, 101, tomorrow.id, pass.id).id).not.toBe(reservation.id);
  });

  it('is refused for somebody else’s', () => {
    const { studio, build, pass } = withPtPass();
    const reservation = reserve(studio, 101, build.openClass({ managerId: 1, day: 1, hour: 10 }).id, pass.id);
    expectRefusal(() => cancel(studio, 102, reservation.id), 'Forbidden');
  });

  it('is refused for one that does not exist or was cancelled before, and gives nothing back twice', () => {
    const { studio, build, pass, remaining } = withPtPass();
    const reservation = reserve(studio, 101, build.openClass({ managerId: 1, day: 1, hour: 10 }).id, pass.id);
    cancel(studio, 101, reservation.id);
    expectRefusal(() => cancel(studio, 101, reservation.id), 'ReservationNotFound');
    expectRefusal(() => cancel(studio, 101, 999), 'ReservationNotFound');
    expect(remaining()).toBe(12);
  });

  it('is refused once the class has begun', () => {
    const { studio, build, pass } = withPtPass();
    const reservation = reserve(studio, 101, build.openClass({ managerId: 1, day: 0, hour: 19 }).id, pass.id);
    expectRefusal(() => cancel({ ...studio, clock: fixedClock('2026-11-20T19:00:00') }, 101, reservation.id), 'ReservationBegun');
  });
});

describe('what a customer sees of their reservations', () => {
  it('shows today’s, earliest first, without those cancelled and those of other days', () => {
    const { studio, build, pass } = withPtPass();
    const evening = build.seat(build.openClass({ managerId: 1, day: 0, hour: 19 }), pass.id);
    const morning = build.seat(build.openClass({ managerId: 1, day: 0, hour: 7 }), pass.id);
    build.seat(build.openClass({ managerId: 1, day: 0, hour: 8 }), pass.id, true);
    build.seat(build.openClass({ managerId: 1, day: 1, hour: 7 }), pass.id);
    expect(reservationsToday(studio, 101, pass.id).map((seat) => seat.id)).toEqual([morning.id, evening.id]);
    expectRefusal(() => reservationsToday(studio, 102, pass.id), 'Forbidden');
  });

  it('shows the whole history, latest class first, with what became of each', () => {
    const { studio, build, pass } = withPtPass();
    build.seat(build.openClass({ managerId: 1, day: -3, hour: 7 }), pass.id);
    build.seat(build.openClass({ managerId: 1, day: -1, hour: 7 }), pass.id, true);
    build.seat(build.openClass({ managerId: 1, day: 2, hour: 7 }), pass.id);
    const statuses = reservationHistory(studio, 101, pass.id).map((seat) => statusOf(studio, seat));
    expect(statuses).toEqual(['RESERVED', 'CANCELLED', 'ATTENDED']);
    expectRefusal(() => reservationHistory(studio, 102, pass.id), 'Forbidden');
  });
});
