import { describe, expect, it } from 'vitest';
import { ptClass, ptPass } from '../../../testing/passes.ts';
import {
  classUnavailableReason,
  dayDescription,
  dayMarks,
  firstOpenDate,
  nearestOpen,
  type ReservableClass,
  type ReservationContext,
} from './availability.ts';
import { classUnavailableTexts } from './texts.ts';

const pass = ptPass();
const classAt = (classTime: string, taken = 0, seats = 1) =>
  ptClass(classTime, { currentCustomer: taken, maxCustomer: seats });
const nothing: ReadonlySet<string> = new Set();
const noon = '2026-11-20T12:00';
const atNoon: ReservationContext = { now: noon, own: nothing, otherPasses: nothing, pass };

describe('a class', () => {
  const evening = classAt('2026-11-20T19:00:00');
  const start = new Set(['2026-11-20T19:00']);

  it.each<[ReservableClass, Partial<ReservationContext>, string | null]>([
    [evening, {}, null],
    [evening, { own: start }, '예약한 수업'],
    [evening, { otherPasses: start }, '시간 겹침'],
    [evening, { pass: { ...pass, expiredDate: '2026-11-19' } }, '이용권 만료'],
    [evening, { pass: undefined }, null],
    [{ ...evening, currentCustomer: 1 }, {}, '마감'],
    [{ ...evening, currentCustomer: 1 }, { own: start }, '예약한 수업'],
    [evening, { now: '2026-11-20T19:00' }, '지난 수업'],
    [evening, { pass: { ...pass, remainingSessionCount: 0 } }, '잔여 0회'],
  ])('%j with %o cannot be reserved: %s @reserve:full @reserve:past', (item, given, text) => {
    const reason = classUnavailableReason(item, { ...atNoon, ...given });
    expect(reason && classUnavailableTexts[reason]).toBe(text);
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
      expect(firstOpenDate(marks)).toBeUndefined();
    },
  );

  it('after the last day of the pass is neither open nor full @reserve:marks', () => {
    const marks = dayMarks(classes, { ...atNoon, pass: { ...pass, expiredDate: '2026-11-20' } });
    expect(marks.get('2026-11-20')?.open).toBe(1);
    expect(marks.get('2026-11-21')).toEqual({ open: 0, isFull: false, own: [] });
    expect(marks.get('2026-11-22')).toEqual({ open: 0, isFull: false, own: [] });
  });

  it('is past from the next day on', () => {
    expect(dayDescription('2026-11-20', undefined, '2026-11-20')).toBeUndefined();
    expect(dayDescription('2026-11-20', undefined, '2026-11-21')).toBe('지난 날짜');
    const now = '2026-11-21T00:01';
    expect(dayMarks([classAt('2026-11-20T23:00:00')], { ...atNoon, now }).size).toBe(0);
  });

  it('is described with its marks', () => {
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

  it('is the first with a free seat', () => {
    expect(firstOpenDate(dayMarks(classes.toReversed(), atNoon))).toBe('2026-11-20');
    const own = new Set(['2026-11-20T19:00']);
    expect(firstOpenDate(dayMarks(classes, { ...atNoon, own }))).toBe('2026-11-21');
  });
});

describe('the classes instead of a cancelled one', () => {
  const times = (classes: ReservableClass[], given: Partial<ReservationContext> = {}) =>
    nearestOpen('2026-11-21T10:00:00', classes, { ...atNoon, ...given }).map(
      ({ classTime }) => classTime,
    );

  it('are the two nearest open ones @cancel:since-last-visit', () => {
    expect(
      times([
        classAt('2026-11-21T18:00:00'),
        classAt('2026-11-21T07:00:00'),
        classAt('2026-11-21T09:00:00', 1, 1),
        classAt('2026-11-20T18:00:00'),
        classAt('2026-11-21T11:00:00'),
      ]),
    ).toEqual(['2026-11-21T11:00:00', '2026-11-21T07:00:00']);
  });

  it('are none that the pass or another reservation rules out @cancel:since-last-visit', () => {
    const classes = [classAt('2026-11-21T11:00:00'), classAt('2026-11-22T11:00:00')];
    expect(times(classes, { pass: { ...pass, expiredDate: '2026-11-21' } })).toEqual([
      '2026-11-21T11:00:00',
    ]);
    expect(times(classes, { own: new Set(['2026-11-21T11:00']) })).toEqual(['2026-11-22T11:00:00']);
    expect(times(classes, { pass: { ...pass, remainingSessionCount: 0 } })).toEqual([]);
  });
});
