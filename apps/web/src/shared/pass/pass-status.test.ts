import { expiryOf } from '@fitness/api-contract/rules';
import { describe, expect, it } from 'vitest';
import { seoulToday } from '../dates/clock.ts';
import { isUsedUp } from './pass-status.ts';
import { fakeTime } from '../../../testing/fake-time.ts';

const at = fakeTime();

describe('the expiry of a pass', () => {
  it('is over from midnight in Seoul after its last day, wherever the device is', () => {
    at('2026-11-20T14:59:00Z');
    expect(expiryOf({ expiredDate: '2026-11-20' }, seoulToday())).toBe('soon');
    at('2026-11-20T15:00:00Z');
    expect(expiryOf({ expiredDate: '2026-11-20' }, seoulToday())).toBe('over');
  });
});

describe('the sessions of a pass', () => {
  it('are used up at zero, and not where there are none to count', () => {
    expect(isUsedUp({ promotionSessionCount: 0 })).toBe(true);
    expect(isUsedUp({ promotionSessionCount: null })).toBe(false);
  });
});
