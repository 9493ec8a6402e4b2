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
  ])('%j with %o cannot be reserved: %s', (item, given, text) => {
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
  const marksWith = (given: Partial<ReservationContext>) =>
    Object.fromEntries(dayMarks(classes, { ...atNoon, ...given }));
  const none = { open: 0, isFull: false, own: [] };

  it('counts the classes with a free seat and says when all are full', () => {
    expect(marksWith({})).toEqual({
      '2026-11-20': { open: 1, isFull: false, own: [] },
      '2026-11-21': { open: 2, isFull: false, own: [] },
      '2026-11-22': { open: 0, isFull: true, own: [] },
    });
  });

  it('marks own reservations and does not count their classes as open', () => {
    const own = new Set(['2026-11-21T07:00', '2026-11-25T10:00']);
    expect(marksWith({ own })).toMatchObject({
      '2026-11-21': { open: 1, isFull: false, own: ['07:00'] },
      '2026-11-25': { open: 0, isFull: false, own: ['10:00'] },
    });
  });

  it('does not count an hour that is reserved with another pass', () => {
    const otherPasses = new Set(['2026-11-21T06:00', '2026-11-20T19:00']);
    expect(marksWith({ otherPasses })).toMatchObject({
      '2026-11-21': { open: 1, isFull: false, own: [] },
      '2026-11-20': { open: 0, own: [] },
    });
  });

  it.each([
    ['used-up', { remainingSessionCount: 0 }],
    ['health', { promotionName: '헬스 1개월' }],
  ])(
    'is neither open nor full with a pass that is %s, and still marks own reservations',
    (_, unusable) => {
      const own = new Set(['2026-11-21T07:00']);
      expect(marksWith({ own, pass: { ...pass, ...unusable } })).toEqual({
        '2026-11-20': none,
        '2026-11-21': { ...none, own: ['07:00'] },
        '2026-11-22': none,
      });
    },
  );

  it('after the last day of the pass is neither open nor full', () => {
    expect(marksWith({ pass: { ...pass, expiredDate: '2026-11-20' } })).toEqual({
      '2026-11-20': { open: 1, isFull: false, own: [] },
      '2026-11-21': none,
      '2026-11-22': none,
    });
  });

  it('is past from the next day on', () => {
    expect(dayDescription('2026-11-20', undefined, '2026-11-21')).toBe('지난 날짜');
    expect(marksWith({ now: '2026-11-21T00:01' })['2026-11-20']).toBeUndefined();
  });

  it.each([
    [{ open: 2, isFull: false, own: ['07:00'] }, '예약 가능 2개, 내 예약 07:00'],
    [{ open: 0, isFull: true, own: [] }, '마감'],
    [none, undefined],
  ])('with %j is described as %s', (mark, text) => {
    expect(dayDescription('2026-11-21', mark, '2026-11-20')).toBe(text);
  });

  it('is the first with a free seat', () => {
    expect(firstOpenDate(dayMarks(classes.toReversed(), atNoon))).toBe('2026-11-20');
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
