import { expect, it } from 'vitest';
import { ptPass } from '../../../testing/passes.ts';
import type { HistoryReservation } from './reservations.ts';
import { upcomingReservations } from './upcoming.ts';

const reservation = (
  reservationId: number,
  classTime: string | null,
  status: HistoryReservation['status'] = 'RESERVED',
): HistoryReservation => ({
  reservationId,
  classTime,
  classSubject: null,
  trainerName: null,
  status,
});

const passes = [ptPass({ membershipId: 1 }), ptPass({ membershipId: 2 })];
const upcoming = (...histories: HistoryReservation[][]) =>
  upcomingReservations(passes, histories, '2026-11-20T12:00');

it('the upcoming reservations are listed from the earliest on, each with its pass, one at an unknown time last @upcoming:list', () => {
  const rows = upcoming(
    [
      reservation(1, '2026-11-23T10:00:00'),
      reservation(2, null),
      reservation(3, null, null),
      reservation(8, '2026-11-20T20:00:00'),
    ],
    [
      reservation(4, '2026-11-20T19:00'),
      reservation(5, '2026-11-24T10:00:00', null),
      reservation(6, '2026-11-20T12:00:00'),
      reservation(7, '2026-11-22T10:00:00', 'CANCELLED'),
    ],
  );
  expect(rows.map(({ reservationId, pass }) => [reservationId, pass])).toEqual([
    [4, passes[1]],
    [8, passes[0]],
    [1, passes[0]],
    [5, passes[1]],
    [2, passes[0]],
  ]);
});
