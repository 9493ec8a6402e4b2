import { describe, expect, it } from 'vitest';
import { cancelledSince, type HistoryReservation, upcomingTimes } from './reservations.ts';

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

const reserved: HistoryReservation = {
  reservationId: 7,
  classTime: '2026-11-25T10:00:00',
  classSubject: 'PT',
  trainerName: '강민준',
  status: 'RESERVED',
};
const cancelled: HistoryReservation = { ...reserved, status: 'CANCELLED' };
const now = '2026-11-20T12:00';

describe('a reservation of the last visit', () => {
  it.each<[string, HistoryReservation, HistoryReservation[]]>([
    ['is cancelled now', reserved, [cancelled]],
    ['is gone before its class', reserved, []],
    ['without a status is gone before its class', { ...reserved, status: null }, []],
  ])('that %s was cancelled @cancel:since-last-visit', (_, before, after) =>
    expect(cancelledSince([before], after, now)).toEqual([before]),
  );

  it.each<[string, HistoryReservation[], HistoryReservation[], string]>([
    ['is still there', [reserved], [reserved], now],
    ['was cancelled before', [cancelled], [cancelled], now],
    ['this device has not seen', [], [cancelled], now],
    ['has left the history after its class', [reserved], [], '2026-11-25T10:00'],
    ['was attended', [reserved], [{ ...reserved, status: 'ATTENDED' }], '2026-11-26T10:00'],
    ['has no time and no status', [{ ...reserved, status: null, classTime: null }], [], now],
  ])('that %s is not told of @cancel:since-last-visit', (_, before, after, at) =>
    expect(cancelledSince(before, after, at)).toEqual([]),
  );
});
