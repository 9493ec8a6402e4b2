import { holdsComingSeat } from '@fitness/api-contract/rules';
import { describe, expect, it } from 'vitest';
import { type HistoryReservation, upcomingTimes } from './reservation-status.ts';

const row = (fields: Partial<HistoryReservation> = {}): HistoryReservation => ({
  reservationId: 1,
  classTime: '2026-11-20T19:00:00',
  classSubject: null,
  trainerName: null,
  status: null,
  ...fields,
});

describe('a reservation', () => {
  it('can be cancelled until the minute at which its class begins', () => {
    expect(holdsComingSeat(row({ status: 'RESERVED' }), '2026-11-20T18:59')).toBe(true);
    expect(holdsComingSeat(row({ status: 'RESERVED' }), '2026-11-20T19:00')).toBe(false);
  });

  it('that was cancelled, attended or missed cannot be cancelled @history:status', () => {
    expect(holdsComingSeat(row({ status: 'ABSENT' }), '2026-11-20T00:01')).toBe(false);
    expect(holdsComingSeat(row({ status: 'CANCELLED' }), '2026-11-20T00:01')).toBe(false);
    expect(holdsComingSeat(row({ status: 'ATTENDED' }), '2026-11-20T00:01')).toBe(false);
  });

  it('of which only number and time are known can be cancelled while its class is to come', () => {
    expect(holdsComingSeat(row(), '2026-11-20T00:01')).toBe(true);
    expect(holdsComingSeat(row(), '2026-11-21T00:01')).toBe(false);
  });

  it('whose time is unknown can be cancelled if the server says that it is reserved', () => {
    expect(holdsComingSeat(row({ classTime: null, status: 'RESERVED' }), '2026-11-20T00:01')).toBe(
      true,
    );
    expect(holdsComingSeat(row({ classTime: null }), '2026-11-20T00:01')).toBe(false);
    expect([
      ...upcomingTimes(
        [{ reservationId: 1, classTime: null }],
        [row({ classTime: null, status: 'RESERVED' })],
        '2026-11-20T00:01',
      ),
    ]).toEqual([]);
  });

  it('counts as own from either list, and not once it is cancelled or over', () => {
    const today = [
      { reservationId: 1, classTime: '2026-11-20T19:00:00' },
      { reservationId: 2, classTime: '2026-11-20T06:00:00' },
    ];
    const history = [
      row({ reservationId: 3, classTime: '2026-11-23T10:00', status: 'RESERVED' }),
      row({ reservationId: 4, classTime: '2026-11-22T10:00:00', status: 'CANCELLED' }),
      row({ reservationId: 1, status: 'RESERVED' }),
    ];
    expect([...upcomingTimes(today, history, '2026-11-20T12:00')]).toEqual([
      '2026-11-20T19:00',
      '2026-11-23T10:00',
    ]);
  });
});
