import { describe, expect, it } from 'vitest';
import { formatNearTime, formatTimeLeft } from './near-time.ts';

const now = '2026-11-20T19:30';

describe('a coming time', () => {
  it.each([
    ['2026-11-20T22:30:00', '오늘 22:30', '3시간 뒤'],
    ['2026-11-20T20:10', '오늘 20:10', '40분 뒤'],
    ['2026-11-20T21:20:00', '오늘 21:20', '1시간 50분 뒤'],
    ['2026-11-21T06:00:00', '내일 06:00', '10시간 30분 뒤'],
    ['2026-11-21T19:30:00', '내일 19:30', '1일 뒤'],
    ['2027-01-01T06:00:00', '1월 1일 (금) 06:00', '42일 뒤'],
  ])('%s is %s, in %s', (time, near, left) => {
    expect([formatNearTime(time, now), formatTimeLeft(time, now)]).toEqual([near, left]);
  });
});
