import { describe, expect, it } from 'vitest';
import { parseFailures, parseIds, parseSlots } from './return-state.ts';
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
