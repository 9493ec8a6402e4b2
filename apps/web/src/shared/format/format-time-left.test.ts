import { expect, it } from 'vitest';
import { formatTimeLeft } from './format-time-left.ts';

it.each([
  ['2026-11-20T12:01:00', '1분 후'],
  ['2026-11-20T12:59', '59분 후'],
  ['2026-11-20T13:00:00', '1시간 후'],
  ['2026-11-20T23:00', '11시간 후'],
  ['2026-11-20T20:30:00', '8시간 30분 후'],
  ['2026-11-21T06:00:00', '내일'],
  ['2026-11-22T06:00:00', '2일 후'],
  ['2027-01-01T06:00:00', '42일 후'],
])('at noon, the time left until %s is %s', (time, left) =>
  expect(formatTimeLeft(time, '2026-11-20T12:00')).toBe(left),
);

it('tomorrow begins at midnight', () =>
  expect(formatTimeLeft('2026-12-01T06:00:00', '2026-11-30T23:59')).toBe('내일'));
