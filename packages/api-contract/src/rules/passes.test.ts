import { describe, expect, it } from 'vitest';
import { isExpired, type PassFacts, passState, whyNotUsable } from './index.ts';

const pt: PassFacts = {
  promotionName: 'PT 12회',
  remainingSessionCount: 7,
  expiredDate: '2026-11-20',
};
const today = '2026-11-20';

describe('a pass', () => {
  it.each([
    [today, false, '2026-11-20'],
    [today, true, '2026-11-19'],
    ['2027-01-03', true, '2027-01-02T10:00:00'],
    [today, false, null],
  ])('on %s has ended: %s, where its last day is %s', (date, hasEnded, expiredDate) =>
    expect(isExpired({ expiredDate }, date)).toBe(hasEnded),
  );

  it.each<[Partial<PassFacts>, ReturnType<typeof passState>, ReturnType<typeof whyNotUsable>]>([
    [{}, 'valid', null],
    [{ expiredDate: null, remainingSessionCount: null }, 'valid', null],
    [{ promotionName: '오픈 기념 이용권', remainingSessionCount: null }, 'valid', null],
    [{ promotionName: null, remainingSessionCount: null }, 'valid', null],
    [{ remainingSessionCount: 0 }, 'usedUp', 'usedUp'],
    [{ remainingSessionCount: 0, expiredDate: '2026-11-19' }, 'over', 'expired'],
    [{ promotionName: '헬스 3개월', remainingSessionCount: 0 }, 'valid', 'noReservationNeeded'],
    [{ promotionName: '1일 이용권' }, 'valid', 'noReservationNeeded'],
    [{ promotionName: '1회 이용권', expiredDate: '2026-11-19' }, 'over', 'expired'],
  ])('with %j is %s, and cannot be used because of %s', (given, state, whyNot) => {
    expect(passState({ ...pt, ...given }, today)).toBe(state);
    expect(whyNotUsable({ ...pt, ...given }, today)).toBe(whyNot);
  });
});
