import { expect, it } from 'vitest';
import { isUsedUp } from './pass-status.ts';

it('the sessions of a pass are used up at zero, and not where there are none to count', () => {
  expect(isUsedUp({ promotionSessionCount: 0 })).toBe(true);
  expect(isUsedUp({ promotionSessionCount: null })).toBe(false);
});
