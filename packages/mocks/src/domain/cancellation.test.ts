import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { expectDomainError, studioWithPass } from '../../testing/studio.ts';
import { cancel, reserve, seatsTaken } from './reservations.ts';

describe('cancelling a reservation', () => {
  it('releases the seat, refunds the session and lets the customer reserve the class again @mock:seats', () => {
    const { studio, build, pass, remaining } = studioWithPass();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    const reservation = reserve(studio, 101, tomorrow.id, pass.id);
    cancel(studio, 101, reservation.id);
    expect(remaining()).toBe(12);
    expect(seatsTaken(studio, tomorrow.id)).toEqual([]);
    expect(reserve(studio, 101, tomorrow.id, pass.id).id).not.toBe(reservation.id);
  });

  it('fails with Forbidden for another user’s reservation @response:Forbidden', () => {
    const { studio, build, pass } = studioWithPass();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    const reservation = reserve(studio, 101, tomorrow.id, pass.id);
    expectDomainError(() => cancel(studio, 102, reservation.id), 'Forbidden');
  });

  it('fails for an unknown or cancelled reservation and refunds no session twice @response:ReservationNotFound', () => {
    const { studio, build, pass, remaining } = studioWithPass();
    const tomorrow = build.openClass({ managerId: 1, day: 1, hour: 10 });
    const reservation = reserve(studio, 101, tomorrow.id, pass.id);
    cancel(studio, 101, reservation.id);
    expectDomainError(() => cancel(studio, 101, reservation.id), 'ReservationNotFound');
    expectDomainError(() => cancel(studio, 101, 999), 'ReservationNotFound');
    expect(remaining()).toBe(12);
  });

  it('fails once the class has begun @reserve:past @response:ReservationBegun', () => {
    const { studio, build, pass } = studioWithPass();
    const tonight = build.openClass({ managerId: 1, day: 0, hour: 19 });
    const reservation = reserve(studio, 101, tonight.id, pass.id);
    expectDomainError(
      () => cancel({ ...studio, clock: fixedClock('2026-11-20T19:00:00') }, 101, reservation.id),
      'ReservationBegun',
    );
  });
});
