import { describe, expect, it } from 'vitest';
import { fakeTime } from '../../../../testing/fake-time.ts';
import { seoulNow } from '../../../shared/dates/clock.ts';
import { classesOn, minuteOf } from '../../../shared/dates/date-times.ts';
import {
  type ReservationContext,
  classUnavailableReason,
  dayMarks,
  dayDescription,
  firstOpenDate,
  type ReservableClass,
} from './availability.ts';
import type { Pass } from '../passes/passes.ts';

const pass: Pass = {
  membershipId: 1,
  promotionName: 'PT 12회',
  trainerName: '강민준',
  remainingSessionCount: 7,
  expiredDate: '2026-12-31',
};
const classAt = (classTime: string, taken = 0, seats = 1): ReservableClass => ({
  classId: Number(classTime.replace(/\D/g, '').slice(4, 12)),
  classTime,
  trainerName: '강민준',
  classSubject: 'PT',
  currentCustomer: taken,
  maxCustomer: seats,
});
const nothing: ReadonlySet<string> = new Set();
const noon = '2026-11-20T12:00';
const atNoon: ReservationContext = { now: noon, own: nothing, otherPasses: nothing, pass };

const setTime = fakeTime();
function minuteInSeoul(instant: string) {
  setTime(instant);
  return minuteOf(seoulNow());
}

describe('a class', () => {
  const evening = classAt('2026-11-20T19:00:00');

  it('can be reserved when it is to come, has a seat and the pass is good', () => {
    expect(classUnavailableReason(evening, atNoon)).toBeNull();
    expect(classUnavailableReason(classAt('2026-11-20T19:00:00', 5, 6), atNoon)).toBeNull();
  });

  it.each([6, 7])('says 마감 when %i of six seats are taken @reserve:full', (taken) =>
    expect(classUnavailableReason(classAt('2026-11-20T19:00:00', taken, 6), atNoon)).toBe('full'),
  );

  it('can be tried where its seats are unknown', () => {
    expect(classUnavailableReason({ ...evening, maxCustomer: null }, atNoon)).toBeNull();
  });

  it('says that it is reserved already, rather than full, to the one who took the last seat', () => {
    const own = new Set(['2026-11-20T19:00']);
    expect(classUnavailableReason(classAt('2026-11-20T19:00:00', 1, 1), { ...atNoon, own })).toBe(
      'reserved',
    );
  });

  it('says that it is over once it has begun @reserve:past', () => {
    expect(classUnavailableReason(classAt('2026-11-20T12:00:00'), atNoon)).toBe('tooLate');
  });

  it('after the last day of the pass says so, and on the last day can be reserved', () => {
    const ending = { ...pass, expiredDate: '2026-11-20' };
    expect(
      classUnavailableReason(classAt('2026-11-20T23:00:00'), { ...atNoon, pass: ending }),
    ).toBeNull();
    expect(
      classUnavailableReason(classAt('2026-11-21T06:00:00'), { ...atNoon, pass: ending }),
    ).toBe('expired');
  });

  it('says that no session is left, or that none is needed', () => {
    expect(
      classUnavailableReason(evening, { ...atNoon, pass: { ...pass, remainingSessionCount: 0 } }),
    ).toBe('usedUp');
    expect(
      classUnavailableReason(evening, {
        ...atNoon,
        pass: { ...pass, promotionName: '헬스 1개월' },
      }),
    ).toBe('noReservationNeeded');
  });

  it('says that the hour is taken by a reservation with another pass, rather than full', () => {
    const otherPasses = new Set(['2026-11-20T19:00']);
    expect(
      classUnavailableReason(classAt('2026-11-20T19:00:00', 1, 1), { ...atNoon, otherPasses }),
    ).toBe('overlapping');
    expect(
      classUnavailableReason(classAt('2026-11-20T20:00:00'), { ...atNoon, otherPasses }),
    ).toBeNull();
  });

  it('is judged without the pass when the passes could not be loaded', () => {
    expect(classUnavailableReason(evening, { ...atNoon, pass: undefined })).toBeNull();
  });
});

describe('a day', () => {
  const classes = [
    classAt('2026-11-20T19:00:00'),
    classAt('2026-11-20T20:00:00', 1, 1),
    classAt('2026-11-21T06:00:00'),
    classAt('2026-11-21T07:00:00'),
    classAt('2026-11-22T10:00:00', 6, 6),
  ];

  it('shows its own classes only, in the order in which they came', () => {
    expect(classesOn(classes, '2026-11-20').map(({ classTime }) => classTime)).toEqual([
      '2026-11-20T19:00:00',
      '2026-11-20T20:00:00',
    ]);
    expect(classesOn(classes, '2026-11-23')).toEqual([]);
  });

  it('counts the classes with a free seat and says when all are full', () => {
    const marks = dayMarks(classes, atNoon);
    expect(marks.get('2026-11-20')).toEqual({ open: 1, isFull: false, own: [] });
    expect(marks.get('2026-11-21')).toEqual({ open: 2, isFull: false, own: [] });
    expect(marks.get('2026-11-22')).toEqual({ open: 0, isFull: true, own: [] });
    expect(marks.get('2026-11-23')).toBeUndefined();
  });

  it('marks own reservations and does not count their classes as open', () => {
    const own = new Set(['2026-11-21T07:00', '2026-11-25T10:00']);
    const marks = dayMarks(classes, { ...atNoon, own });
    expect(marks.get('2026-11-21')).toEqual({ open: 1, isFull: false, own: ['07:00'] });
    expect(marks.get('2026-11-25')).toEqual({ open: 0, isFull: false, own: ['10:00'] });
  });

  it('does not count an hour that is reserved with another pass @reserve:marks', () => {
    const marks = dayMarks(classes, {
      ...atNoon,
      otherPasses: new Set(['2026-11-21T06:00', '2026-11-20T19:00']),
    });
    expect(marks.get('2026-11-21')).toEqual({ open: 1, isFull: false, own: [] });
    expect(marks.get('2026-11-20')).toMatchObject({ open: 0, own: [] });
  });

  it.each([
    ['used-up', { remainingSessionCount: 0 }],
    ['expired', { expiredDate: '2026-11-19' }],
    ['health', { promotionName: '헬스 1개월' }],
  ])(
    'is neither open nor full with a pass that is %s, and still marks own reservations @reserve:marks',
    (_, unusable) => {
      const own = new Set(['2026-11-21T07:00']);
      const marks = dayMarks(classes, { ...atNoon, own, pass: { ...pass, ...unusable } });
      expect([...marks.values()].every(({ open, isFull }) => open === 0 && !isFull)).toBe(true);
      expect(marks.get('2026-11-21')?.own).toEqual(['07:00']);
      expect(firstOpenDate(marks, '2026-11-20')).toBeUndefined();
    },
  );

  it('after the last day of the pass is neither open nor full @reserve:marks', () => {
    const marks = dayMarks(classes, { ...atNoon, pass: { ...pass, expiredDate: '2026-11-20' } });
    expect(marks.get('2026-11-20')?.open).toBe(1);
    expect(marks.get('2026-11-21')).toEqual({ open: 0, isFull: false, own: [] });
    expect(marks.get('2026-11-22')).toEqual({ open: 0, isFull: false, own: [] });
  });

  it('is today until 23:59 and past from 00:01 on, in Seoul', () => {
    const late = minuteInSeoul('2026-11-20T23:59:00+09:00');
    expect(dayDescription('2026-11-20', undefined, late.slice(0, 10))).toBeUndefined();
    expect(
      classUnavailableReason(classAt('2026-11-21T00:00:00'), { ...atNoon, now: late }),
    ).toBeNull();
    const early = minuteInSeoul('2026-11-21T00:01:00+09:00');
    expect(dayDescription('2026-11-20', undefined, early.slice(0, 10))).toBe('지난 날짜');
    expect(dayDescription('2026-11-21', undefined, early.slice(0, 10))).toBeUndefined();
    expect(classUnavailableReason(classAt('2026-11-21T00:00:00'), { ...atNoon, now: early })).toBe(
      'tooLate',
    );
    expect(dayMarks([classAt('2026-11-20T23:00:00')], { ...atNoon, now: early }).size).toBe(0);
  });

  it('says what it holds', () => {
    expect(
      dayDescription('2026-11-21', { open: 2, isFull: false, own: ['07:00'] }, '2026-11-20'),
    ).toBe('예약 가능 2개, 내 예약 07:00');
    expect(dayDescription('2026-11-21', { open: 0, isFull: true, own: [] }, '2026-11-20')).toBe(
      '마감',
    );
    expect(
      dayDescription('2026-11-21', { open: 0, isFull: false, own: [] }, '2026-11-20'),
    ).toBeUndefined();
  });

  it('offers the next one with a free seat', () => {
    const marks = dayMarks(classes, atNoon);
    expect(firstOpenDate(marks, '2026-11-20')).toBe('2026-11-20');
    expect(firstOpenDate(marks, '2026-11-21')).toBe('2026-11-21');
    expect(firstOpenDate(marks, '2026-11-22')).toBeUndefined();
  });
});
