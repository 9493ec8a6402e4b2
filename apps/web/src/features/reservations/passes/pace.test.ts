import { describe, expect, it } from 'vitest';
import { ptPass } from '../../../../testing/passes.ts';
import { type Pace, paceOf } from './pace.ts';
import type { Pass } from './passes.ts';

const noon = '2026-11-20T12:00';
const weekly = (perWeek: number): Pace => ({ kind: 'weekly', perWeek });

describe('the sessions of a pass', () => {
  it.each<[number, string, Pace]>([
    [1, '2026-12-31', weekly(1)],
    // Six weeks, today and the last day included.
    [6, '2026-12-31', weekly(1)],
    [7, '2026-12-31', weekly(2)],
    [12, '2026-12-31', weekly(2)],
    [13, '2026-12-31', weekly(3)],
    // Nine days: the second week has only two, so three a week are five classes.
    [5, '2026-11-28', weekly(3)],
    [8, '2026-11-28', weekly(6)],
    [9, '2026-11-28', { kind: 'daily' }],
    [10, '2026-11-28', { kind: 'impossible', lost: 1 }],
    [7, '2026-11-26', { kind: 'daily' }],
    [6, '2026-11-26', weekly(6)],
    [5, '2026-11-25', { kind: 'lastDays', days: 6 }],
    [1, '2026-11-20', { kind: 'lastDays', days: 1 }],
    [2, '2026-11-20T23:59:59', { kind: 'impossible', lost: 1 }],
  ])('%i until %s are used up by %o @passes:pace', (remainingSessionCount, expiredDate, pace) =>
    expect(paceOf(ptPass({ remainingSessionCount, expiredDate }), noon)).toEqual(pace),
  );

  it('are lost on the last day once no class can start any more @passes:pace', () => {
    const ending = ptPass({ remainingSessionCount: 1, expiredDate: '2026-11-20' });
    expect(paceOf(ending, '2026-11-20T22:59')).toEqual({ kind: 'lastDays', days: 1 });
    expect(paceOf(ending, '2026-11-20T23:00')).toEqual({ kind: 'impossible', lost: 1 });
  });

  it.each<[string, Partial<Pass>]>([
    ['are used up', { remainingSessionCount: 0 }],
    ['are unknown', { remainingSessionCount: null }],
    ['have no last day', { expiredDate: null }],
    ['have expired', { expiredDate: '2026-11-19' }],
    ['are not counted', { promotionName: '헬스 3개월', remainingSessionCount: 3 }],
  ])('have no pace if they %s @passes:pace', (_, given) =>
    expect(paceOf(ptPass(given), noon)).toBeNull(),
  );
});
