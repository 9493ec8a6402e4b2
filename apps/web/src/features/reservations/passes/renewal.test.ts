import { expect, it } from 'vitest';
import { ptPass } from '../../../../testing/passes.ts';
import type { Pass } from './passes.ts';
import { isToBuyAgain } from './renewal.ts';

const health = { promotionName: '헬스 3개월', remainingSessionCount: null };

it.each<[boolean, Partial<Pass>]>([
  [true, { expiredDate: '2026-11-19' }],
  [true, { remainingSessionCount: 0 }],
  [true, { remainingSessionCount: 2 }],
  [false, { remainingSessionCount: 3 }],
  [false, { remainingSessionCount: null }],
  // Sessions that are left are used first.
  [false, { expiredDate: '2026-11-21' }],
  [true, { ...health, expiredDate: '2026-12-03' }],
  [false, { ...health, expiredDate: '2026-12-04' }],
  [false, { ...health, remainingSessionCount: 0 }],
  [false, { ...health, promotionName: '1일 이용권', expiredDate: '2026-11-20' }],
])('that a pass is to be bought again is %s with %o @passes:buy-again', (isOffered, given) =>
  expect(isToBuyAgain(ptPass(given), '2026-11-20')).toBe(isOffered),
);
