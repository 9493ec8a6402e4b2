import { describe, expect, it } from 'vitest';
import type { HistoryReservation } from '../history/reservation-status.ts';
import { type Cancellation, cancellationsFrom, cancelledByStudio } from './cancellations.ts';

const reserved: HistoryReservation = {
  reservationId: 7,
  classTime: '2026-11-25T10:00:00',
  classSubject: 'PT',
  trainerName: '강민준',
  status: 'RESERVED',
};
const cancelled: HistoryReservation = { ...reserved, status: 'CANCELLED' };
const known: Cancellation = {
  reservationId: 7,
  membershipId: 1,
  by: 'user',
  isRead: true,
  classTime: null,
  classSubject: null,
  trainerName: null,
};
const now = '2026-11-20T12:00';

describe('a reservation', () => {
  it.each<[string, HistoryReservation[], HistoryReservation[]]>([
    ['is cancelled now', [reserved], [cancelled]],
    ['is gone before its class', [reserved], []],
    ['without a status is gone before its class', [{ ...reserved, status: null }], []],
  ])('that %s was cancelled by the studio @cancel:by-studio', (_, before, after) =>
    expect(cancelledByStudio(before, after, [], now)).toEqual(before),
  );

  it.each<[string, HistoryReservation[], HistoryReservation[], Cancellation[], string]>([
    ['is still there', [reserved], [reserved], [], now],
    ['the user has cancelled on this device', [reserved], [cancelled], [known], now],
    ['the user has been told of', [reserved], [], [{ ...known, by: 'studio' }], now],
    ['was cancelled before', [cancelled], [cancelled], [], now],
    ['this device has not seen', [], [cancelled], [], now],
    ['has left the history after its class', [reserved], [], [], '2026-11-25T10:00'],
    ['was attended', [reserved], [{ ...reserved, status: 'ATTENDED' }], [], '2026-11-26T10:00'],
    ['has no time and no status', [{ ...reserved, status: null, classTime: null }], [], [], now],
  ])('that %s was not @cancel:by-studio', (_, before, after, cancellations, at) =>
    expect(cancelledByStudio(before, after, cancellations, at)).toEqual([]),
  );
});

describe('the stored cancellations', () => {
  it('are read as they were stored', () => expect(cancellationsFrom([known])).toEqual([known]));

  it.each([undefined, null, 'text', {}, [{ ...known, by: 'nobody' }], [null]])(
    'are none where %j is stored @last-lists:any-value',
    (stored) => expect(cancellationsFrom(stored)).toEqual([]),
  );
});
