import { expect, it } from 'vitest';
import { type HistoryReservation, upcomingTimes } from './reservation-status.ts';

const row = (fields: Partial<HistoryReservation> = {}): HistoryReservation => ({
  reservationId: 1,
  classTime: '2026-11-20T19:00:00',
  classSubject: null,
  trainerName: null,
  status: null,
  ...fields,
});

it('a reservation counts as own from either list, and not without a time, or once it is cancelled or over', () => {
  const today = [
    { reservationId: 1, classTime: '2026-11-20T19:00:00' },
    { reservationId: 2, classTime: '2026-11-20T06:00:00' },
  ];
  const history = [
    row({ reservationId: 3, classTime: '2026-11-23T10:00', status: 'RESERVED' }),
    row({ reservationId: 4, classTime: '2026-11-22T10:00:00', status: 'CANCELLED' }),
    row({ reservationId: 5, classTime: null, status: 'RESERVED' }),
    row({ reservationId: 1, status: 'RESERVED' }),
  ];
  expect([...upcomingTimes(today, history, '2026-11-20T12:00')]).toEqual([
    '2026-11-20T19:00',
    '2026-11-23T10:00',
  ]);
});
