import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock.ts';
import { expectDomainError, studioWithPass } from '../../testing/studio.ts';
import { reservationHistory, reservationsToday, statusOf } from './reservations.ts';

describe('the reservations of a pass', () => {
  it('include today’s, earliest first, without cancelled ones and other days', () => {
    const { studio, build, pass } = studioWithPass();
    const evening = build.seat(build.openClass({ managerId: 1, day: 0, hour: 19 }), pass.id);
    const morning = build.seat(build.openClass({ managerId: 1, day: 0, hour: 7 }), pass.id);
    build.seat(build.openClass({ managerId: 1, day: 0, hour: 8 }), pass.id, true);
    build.seat(build.openClass({ managerId: 1, day: 1, hour: 7 }), pass.id);
    expect(reservationsToday(studio, 101, pass.id).map((seat) => seat.id)).toEqual([
      morning.id,
      evening.id,
    ]);
    expectDomainError(() => reservationsToday(studio, 102, pass.id), 'Forbidden');
  });

  it('include the whole history, latest class first, each with its status', () => {
    const { studio, build, pass } = studioWithPass();
    build.seat(build.openClass({ managerId: 1, day: -3, hour: 7 }), pass.id);
    build.seat(build.openClass({ managerId: 1, day: -1, hour: 7 }), pass.id, true);
    build.seat(build.openClass({ managerId: 1, day: 2, hour: 7 }), pass.id);
    const statuses = reservationHistory(studio, 101, pass.id).map((seat) => statusOf(studio, seat));
    expect(statuses).toEqual(['RESERVED', 'CANCELLED', 'ABSENT']);
    expectDomainError(() => reservationHistory(studio, 102, pass.id), 'Forbidden');
  });
});

describe('the status of a reservation', () => {
  function statusAt(now: string, attended: boolean) {
    const { studio, build, pass } = studioWithPass();
    const seat = build.seat(build.openClass({ managerId: 1, day: 0, hour: 23 }), pass.id);
    build.attend(102, 0);
    if (attended) build.attend(101, 0);
    return statusOf({ ...studio, clock: fixedClock(now) }, seat);
  }

  it.each([
    ['before the class, without attendance', '2026-11-20T22:59:59', false, 'RESERVED'],
    ['before the class, after an earlier visit that day', '2026-11-20T22:59:59', true, 'RESERVED'],
    ['during the class, without attendance so far', '2026-11-20T23:00:00', false, 'RESERVED'],
    ['during the class, with attendance', '2026-11-20T23:00:00', true, 'ATTENDED'],
    [
      'in the last second of the class, without attendance',
      '2026-11-20T23:59:59',
      false,
      'RESERVED',
    ],
    ['after the class, past midnight, without attendance', '2026-11-21T00:00:00', false, 'ABSENT'],
    ['after the class, past midnight, with attendance', '2026-11-21T00:00:00', true, 'ATTENDED'],
  ])('%s @mock:history-status', (_, now, attended, status) => {
    expect(statusAt(now, attended)).toBe(status);
  });
});
