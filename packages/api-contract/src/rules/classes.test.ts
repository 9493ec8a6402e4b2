import { describe, expect, it } from 'vitest';
import { createClassConstraints } from '../generated/constraints.ts';
import {
  classHours,
  firstReservableDate,
  hasBegun,
  reservableTimes,
  whyNotDeletable,
  whyNotRegistrable,
} from './classes.ts';

describe('a class can be registered and deleted', () => {
  it.each([
    ['2026-11-20T18:59', null],
    ['2026-11-20T19:00', 'tooLate'],
    ['2026-11-21T00:00', 'pastDate'],
  ])('until it begins: at %s %s', (now, whyNot) => {
    const classTime = '2026-11-20T19:00:00';
    expect(whyNotDeletable({ classTime }, now)).toBe(whyNot);
    expect(whyNotRegistrable({ classTime, isTaken: false }, now)).toBe(whyNot);
    expect(whyNotRegistrable({ classTime, isTaken: true }, now)).toBe(whyNot ?? 'taken');
  });
});

describe('classes start', () => {
  it('every hour from 06:00 to 23:00, as the contract says @classes:slots', () => {
    expect(classHours).toHaveLength(18);
    expect([classHours.at(0), classHours.at(-1)]).toEqual(['06:00', '23:00']);
    const pattern = new RegExp(createClassConstraints.classTime.pattern, 'u');
    const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
    expect(hours.filter((hour) => pattern.test(`2026-11-20T${hour}:00`))).toEqual(classHours);
  });

  it.each([
    ['2026-11-20', '2026-11-20T05:59', 18],
    ['2026-11-20', '2026-11-20T06:00', 17],
    ['2026-11-20', '2026-11-20T22:59', 1],
    ['2026-11-20', '2026-11-20T23:00', 0],
    ['2026-11-21', '2026-11-20T23:30', 18],
  ])('on %s, seen at %s, at %i more hours', (date, now, count) =>
    expect(reservableTimes(date, now)).toHaveLength(count),
  );

  it.each([
    ['2026-11-20T22:59', '2026-11-20'],
    ['2026-11-20T23:00', '2026-11-21'],
    ['2026-12-31T23:30', '2027-01-01'],
  ])('seen at %s, first on %s', (now, date) => expect(firstReservableDate(now)).toBe(date));
});

it('a class has begun from its minute on, with and without seconds in its time', () => {
  expect(hasBegun({ classTime: '2026-11-20T19:00:00' }, '2026-11-20T18:59')).toBe(false);
  expect(hasBegun({ classTime: '2026-11-20T19:00' }, '2026-11-20T19:00')).toBe(true);
  expect(hasBegun({ classTime: '2026-11-20T19:00:00.000' }, '2026-11-20T19:00')).toBe(true);
});
