import { expect, it } from 'vitest';
import { readDate, readDateTime, readTime } from './read-moment.ts';

/** 2026-11-20 06:00 in Seoul. */
const instant = Date.UTC(2026, 10, 19, 21);

it.each<[given: unknown, dateTime: string | null, date: string | null]>([
  ['2026-11-20T06:00:00', '2026-11-20T06:00:00', '2026-11-20'],
  ['2026-11-20 06:00', '2026-11-20T06:00:00', '2026-11-20'],
  ['2026-11-20T06:00:30.123456789', '2026-11-20T06:00:30', '2026-11-20'],
  ['2026-11-19T21:00:00.000z', '2026-11-20T06:00:00', '2026-11-20'],
  ['2026-11-19T16:00:00-0500', '2026-11-20T06:00:00', '2026-11-20'],
  ['2026-11-20 06:00:00 +0900', '2026-11-20T06:00:00', '2026-11-20'],
  [instant, '2026-11-20T06:00:00', '2026-11-20'],
  [[2026, 11, 20, 6, 0], '2026-11-20T06:00:00', '2026-11-20'],
  [[2026, 1, 5], null, '2026-01-05'],
  ['2026-11-20', null, '2026-11-20'],
])('%j is the moment %s and the date %s @list:dates', (given, dateTime, date) => {
  expect(readDateTime(given)).toBe(dateTime);
  expect(readDate(given)).toBe(date);
});

/** Each value in an array, because `it.each` spreads arrays. */
const neither: [unknown][] = [
  [[2026, 2, 30, 6, 0]],
  ['2026-02-30T06:00:00'],
  ['11/20/2026 06:00'],
  ['내일'],
  [Math.floor(instant / 1000)],
  [null],
  [{ toString: 1, valueOf: 1 }],
];
it.each(neither)('%j is no moment and no date @list:dates', (given) => {
  expect(readDateTime(given)).toBeNull();
  expect(readDate(given)).toBeNull();
});

it.each(['2026-11-20T24:00:00', '2026-11-20T06:60', '2026-11-20T06:00:00+99:00'])(
  '%s is no moment @list:dates',
  (given) => expect(readDateTime(given)).toBeNull(),
);

it.each<[unknown, string | null]>([
  ['06:00', '06:00'],
  [[6, 0, 30], '06:00'],
  ['2026-11-20T06:00', '2026-11-20T06:00:00'],
  ['24:00', null],
  ['6:00', null],
  ['06:00 PM', null],
  [[25, 0], null],
  [6, null],
])('%j is the time %s @list:dates', (given, time) => expect(readTime(given)).toBe(time));
