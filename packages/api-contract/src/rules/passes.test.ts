import { describe, expect, it } from 'vitest';
import { expiryOf, type PassFacts, passState, whyNotUsable } from './index.ts';

const pt: PassFacts = {
  promotionName: 'PT 12회',
  remainingSessionCount: 7,
  expiredDate: '2026-11-20',
};
const today = '2026-11-20';

describe('the expiry of a pass', () => {
  it.each([
    [today, 'soon', '2026-11-20'],
    [today, 'over', '2026-11-19'],
    [today, 'soon', '2026-12-03'],
    [today, null, '2026-12-04'],
    ['2026-12-20', 'soon', '2027-01-02T10:00:00'],
    [today, null, null],
  ])('on %s is %s where its last day is %s', (date, expiry, expiredDate) =>
    expect(expiryOf({ expiredDate }, date)).toBe(expiry),
  );
});

describe('a pass', () => {
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
