import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { expectDomainError, testStudio } from '../../testing/studio.ts';
import { cancel, reserve, seatsTaken } from './reservations.ts';

const PT_12 = 1;

function withPtPass() {
  const { studio, build } = testStudio();
  const pass = build.sell({ userId: 101, promotionId: PT_12, managerId: 1 });
  const remaining = () => studio.store.memberships.get(pass.id)?.remainingSessionCount;
  return { studio, build, pass, remaining };
}

describe('cancelling a reservation', () => {
  it('releases the seat, refunds the session and lets the customer reserve the class again @mock:seats', () => {
    const { studio, build, pass, remaining } = withPtPass();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    const reservation = reserve(studio, 101, tomorrow.id, pass.id);
    cancel(studio, 101, reservation.id);
    expect(remaining()).toBe(12);
    expect(seatsTaken(studio, tomorrow.id)).toEqual([]);
    expect(reserve(studio, 101, tomorrow.id, pass.id).id).not.toBe(reservation.id);
  });

  it('fails with Forbidden for another user’s reservation @response:Forbidden', () => {
    const { studio, build, pass } = withPtPass();
    const reservation = reserve(
      studio,
      101,
      build.openClass({ managerId: 1, day: 1, hour: 10 }).id,
      pass.id,
    );
    expectDomainError(() => cancel(studio, 102, reservation.id), 'Forbidden');
  });

  it('fails for an unknown or cancelled reservation and refunds no session twice @response:ReservationNotFound', () => {
    const { studio, build, pass, remaining } = withPtPass();
    const reservation = reserve(
      studio,
      101,
      build.openClass({ managerId: 1, day: 1, hour: 10 }).id,
      pass.id,
    );
    cancel(studio, 101, reservation.id);
    expectDomainError(() => cancel(studio, 101, reservation.id), 'ReservationNotFound');
    expectDomainError(() => cancel(studio, 101, 999), 'ReservationNotFound');
    expect(remaining()).toBe(12);
  });

  it('fails once the class has begun @reserve:past @response:ReservationBegun', () => {
    const { studio, build, pass } = withPtPass();
    const reservation = reserve(
      studio,
      101,
      build.openClass({ managerId: 1, day: 0, hour: 19 }).id,
      pass.id,
    );
    expectDomainError(
      () => cancel({ ...studio, clock: fixedClock('2026-11-20T19:00:00') }, 101, reservation.id),
      'ReservationBegun',
    );
  });
});
