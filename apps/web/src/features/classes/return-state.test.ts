import { describe, expect, it } from 'vitest';
import {
  parseDay,
  parseFailures,
  parseIds,
  parseSlots,
  parseText,
  parseWeekCount,
  parseWeekdays,
} from './return-state.ts';
import type { Outcome } from './register/slots.ts';

describe('the state of the dialog of a day that is restored after sign-in', () => {
  it('are the chosen slots and classes', () => {
    expect(parseSlots(['06:00', '23:00'])).toEqual(['06:00', '23:00']);
    expect(parseIds([7, 9])).toEqual([7, 9]);
  });

  it('are the slots that failed, and none of those that were registered @classes:return', () => {
    const outcomes: Outcome[] = [
      { slot: '06:00', status: 'failed', reason: '로그인이 필요합니다.', canRetry: true },
      { slot: '07:00', status: 'done' },
    ];
    expect(parseFailures(outcomes)).toEqual([outcomes[0]]);
  });

  it('leaves out invalid items', () => {
    expect(parseSlots(['05:00', 6, null])).toEqual([]);
    expect(parseIds(['7', 1.5, null])).toEqual([]);
    expect(parseFailures([null, 'x', { slot: '06:00', status: 'failed' }])).toEqual([]);
  });

  it.each([undefined, null, 'x', 3, {}])('is nothing for %j', (value) => {
    expect([parseSlots(value), parseIds(value), parseFailures(value)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('the state of the dialog of repeated classes that is restored after sign-in', () => {
  it('is what was chosen and typed', () => {
    expect(parseWeekdays(['월', '일'])).toEqual(['월', '일']);
    expect(parseDay('2026-11-21')).toBe('2026-11-21');
    expect(parseWeekCount(12)).toBe(12);
    expect(parseText('6명')).toBe('6명');
  });

  it.each([undefined, null, 'x', 0, 13, {}])('is none of %j', (value) => {
    expect([parseWeekdays(value), parseDay(value), parseWeekCount(value)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
