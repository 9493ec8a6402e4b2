import { describe, expect, it } from 'vitest';
import {
  isUpcomingReservation,
  reservationStatus,
  whyNotCancellable,
  whyNotReservable,
} from './index.ts';

const classTime = '2026-11-20T19:00:00';
const pass = { promotionName: 'PT 12회', remainingSessionCount: 3, expiredDate: '2026-11-20' };
const free = {
  classTime,
  maxCustomer: 1,
  currentCustomer: 0,
  isReserved: false,
  isOverlapping: false,
  pass,
};
const before = '2026-11-20T12:00';

describe('a class', () => {
  it('can be reserved until it begins, to the minute or second of the given time', () => {
    expect(whyNotReservable(free, '2026-11-20T18:59')).toBeNull();
    expect(whyNotReservable(free, '2026-11-20T18:59:59')).toBeNull();
    expect(whyNotReservable(free, '2026-11-20T19:00:00')).toBe('tooLate');
  });

  it('cannot be reserved for the first reason that applies', () => {
    const all = {
      ...free,
      currentCustomer: 1,
      isReserved: true,
      isOverlapping: true,
      pass: { ...pass, remainingSessionCount: 0, expiredDate: '2026-11-19' },
    };
    const usedUp = { ...all, pass: { ...all.pass, expiredDate: '2026-11-20' } };
    const reserved = { ...all, pass };
    const overlapping = { ...reserved, isReserved: false };
    expect([
      whyNotReservable(all, '2026-11-20T19:00'),
      ...[all, usedUp, reserved, overlapping, { ...overlapping, isOverlapping: false }].map(
        (facts) => whyNotReservable(facts, before),
      ),
    ]).toEqual(['tooLate', 'expired', 'usedUp', 'reserved', 'overlapping', 'full']);
  });

  it('is judged without a pass, and unknown seats are free', () => {
    expect(whyNotReservable({ ...free, pass: undefined }, before)).toBeNull();
    expect(whyNotReservable({ ...free, maxCustomer: null, currentCustomer: 9 }, before)).toBeNull();
  });

  it('needs no reservation with a pass that counts days', () => {
    const health = { ...pass, promotionName: '헬스 3개월', remainingSessionCount: null };
    expect(whyNotReservable({ ...free, pass: health }, before)).toBe('noReservationNeeded');
  });
});

describe('a reservation', () => {
  it.each([
    ['is to come', { classTime }, true, null],
    ['is to come by its status', { classTime, status: 'RESERVED' }, true, null],
    ['is cancelled', { classTime, status: 'CANCELLED' }, false, 'cancelled'],
    ['has begun', { classTime: `${before}:00` }, false, 'tooLate'],
    ['has an unknown time', { classTime: null }, false, null],
    ['is reserved at an unknown time', { classTime: null, status: 'RESERVED' }, true, null],
  ] as const)('that %s @cancel:until', (_, seat, isComing, whyNot) => {
    expect(isUpcomingReservation(seat, before)).toBe(isComing);
    expect(whyNotCancellable(seat, before)).toBe(whyNot);
  });

  it.each([
    ['2026-11-20T18:59:59', true, 'RESERVED'],
    ['2026-11-20T19:00:00', true, 'ATTENDED'],
    ['2026-11-20T19:59:59', false, 'RESERVED'],
    ['2026-11-20T20:00:00', false, 'ABSENT'],
    ['2026-11-20T19:00:00', undefined, null],
  ])('at %s, attended: %s, is %s @mock:history-status', (now, hasAttended, status) => {
    const facts = { classTime, ...(hasAttended !== undefined && { hasAttended }) };
    expect(reservationStatus(facts, now)).toBe(status);
    expect(reservationStatus({ ...facts, isCancelled: true }, now)).toBe('CANCELLED');
  });
});
