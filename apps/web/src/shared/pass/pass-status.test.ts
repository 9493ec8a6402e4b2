import { describe, expect, it } from 'vitest';
import { seoulToday } from '../dates/clock.ts';
import { expiryStatus, isUsedUp } from './pass-status.ts';
import { fakeTime } from '../../../testing/fake-time.ts';

const at = fakeTime();

describe('the expiry of a pass', () => {
  it('is over from midnight in Seoul after its last day, wherever the device is', () => {
    at('2026-11-20T14:59:00Z');
    expect(expiryStatus({ expiredDate: '2026-11-20' }, seoulToday())).toBe('soon');
    at('2026-11-20T15:00:00Z');
    expect(expiryStatus({ expiredDate: '2026-11-20' }, seoulToday())).toBe('over');
  });

  it('is near for 14 days, over the end of a month and a year', () => {
    expect(expiryStatus({ expiredDate: '2026-12-04' }, '2026-11-20')).toBe('soon');
    expect(expiryStatus({ expiredDate: '2026-12-05' }, '2026-11-20')).toBeNull();
    expect(expiryStatus({ expiredDate: '2027-01-03' }, '2026-12-20')).toBe('soon');
  });

  it('is nothing where there is none', () => {
    expect(expiryStatus({ expiredDate: null }, '2026-11-20')).toBeNull();
  });
});

describe('the sessions of a pass', () => {
  it('are used up at zero, and not where there are none to count', () => {
    expect(isUsedUp({ promotionSessionCount: 0 })).toBe(true);
    expect(isUsedUp({ promotionSessionCount: null })).toBe(false);
  });
});
