import { describe, expect, it } from 'vitest';
import { readDate, readDateTime, readTime } from './read-moment.ts';

/** Wraps each value in an array, because `it.each` spreads arrays. */
const each = (values: unknown[]): [unknown][] => values.map((value) => [value]);

/** 2026-11-20 06:00 in Seoul. */
const instant = Date.UTC(2026, 10, 19, 21);

describe('readDateTime', () => {
  it.each<[unknown, string]>([
    ['2026-11-20T06:00:00', '2026-11-20T06:00:00'],
    ['2026-11-20T06:00', '2026-11-20T06:00:00'],
    ['2026-11-20T06:00:30.123456789', '2026-11-20T06:00:30'],
    ['2026-11-20 06:00', '2026-11-20T06:00:00'],
    ['2026-11-19T21:00:00Z', '2026-11-20T06:00:00'],
    ['2026-11-19T21:00:00.000z', '2026-11-20T06:00:00'],
    ['2026-11-20T06:00:00+09:00', '2026-11-20T06:00:00'],
    ['2026-11-19T16:00:00-0500', '2026-11-20T06:00:00'],
    ['2026-11-20 06:00:00 +0900', '2026-11-20T06:00:00'],
    [instant, '2026-11-20T06:00:00'],
    [[2026, 11, 20, 6, 0], '2026-11-20T06:00:00'],
    [[2026, 11, 20, 6, 0, 30], '2026-11-20T06:00:30'],
    [[2026, 11, 20, 6, 0, 30, 123_000_000], '2026-11-20T06:00:30'],
    ['2028-02-29T23:59:59', '2028-02-29T23:59:59'],
  ])('reads %j as %s @list:dates', (value, read) => expect(readDateTime(value)).toBe(read));

  it.each(
    each([
      '2026-11-20',
      [2026, 11, 20],
      [2026, 11, 20, 6],
      [2026, 11, 20, 6, 0, 0, 0, 0],
      [2026, 11, 20, 6, 0.5],
      ['2026', '11', '20', '6', '0'],
      '2026-02-30T06:00:00',
      '2026-13-01T06:00:00',
      '2026-11-20T24:00:00',
      '2026-11-20T06:60',
      '2026-11-20T06:00:00+99:00',
      '9999-12-31T23:00:00Z',
      '11/20/2026 06:00',
      '내일',
      '',
      '1795122000000',
      Math.floor(instant / 1000),
      20261120,
      Number.NaN,
      Infinity,
      1e300,
      -1,
      null,
      true,
      {},
      { toString: 1, valueOf: 1 },
      [],
      [null],
    ]),
  )('returns null for %j @list:dates', (value) => expect(readDateTime(value)).toBeNull());
});

describe('readDate', () => {
  it.each<[unknown, string]>([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T23:59:59', '2026-11-20'],
    ['2026-11-19T21:00:00Z', '2026-11-20'],
    [[2026, 11, 20], '2026-11-20'],
    [[2026, 1, 5], '2026-01-05'],
    [[2026, 11, 20, 6, 0], '2026-11-20'],
    [instant, '2026-11-20'],
    ['9999-12-31', '9999-12-31'],
  ])('reads %j as %s @list:dates', (value, read) => expect(readDate(value)).toBe(read));

  it.each(
    each([
      '2026-02-30',
      '0000-00-00',
      '2026-1-5',
      '20261120',
      '2026. 11. 20.',
      [2026, 2, 30],
      [6, 0],
      '',
      null,
    ]),
  )('returns null for %j', (value) => {
    expect(readDate(value)).toBeNull();
  });
});

describe('readTime', () => {
  it.each<[unknown, string]>([
    ['06:00', '06:00'],
    ['06:00:00', '06:00'],
    ['23:59:59.999', '23:59'],
    [[6, 0], '06:00'],
    [[6, 0, 30], '06:00'],
    ['2026-11-20T06:00', '2026-11-20T06:00:00'],
    [[2026, 11, 20, 6, 0], '2026-11-20T06:00:00'],
  ])('reads %j as %s @list:dates', (value, read) => expect(readTime(value)).toBe(read));

  it.each(each(['24:00', '6:00', '06:00:99', '06:00 PM', '2026-11-20', [25, 0], [6], 6, null, {}]))(
    'returns null for %j',
    (value) => expect(readTime(value)).toBeNull(),
  );
});
