import { expect, it } from 'vitest';
import { nowInSeoul, today } from './dates.ts';

it.each([
  ['2026-11-20T14:59:00Z', '2026-11-20T23:59:00', '2026-11-20'],
  ['2026-11-20T15:01:00Z', '2026-11-21T00:01:00', '2026-11-21'],
])('at %s it is %s in Seoul @time:today', (instant, time, date) => {
  const clock = { now: () => new Date(instant) };
  expect([nowInSeoul(clock), today(clock)]).toEqual([time, date]);
});
