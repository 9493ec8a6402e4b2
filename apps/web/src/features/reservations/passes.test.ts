import { describe, expect, it } from 'vitest';
import { ptPass } from '../../../testing/passes.ts';
import {
  canHoldReservations,
  countdown,
  dayManagementHref,
  membershipParam,
  reservableFirst,
  sessionsLeft,
  sessionsOf,
} from './passes.ts';

describe('a pass', () => {
  it.each([
    ['2026-12-20', null],
    ['2026-12-19', 'D-29'],
    ['2026-11-20', 'D-DAY'],
    ['2026-11-19', null],
  ])('counts down to %s: %s @passes:ends-soon', (expiredDate, shown) =>
    expect(countdown(ptPass({ expiredDate }), '2026-11-20')).toBe(shown),
  );

  it('that is used up has no countdown @passes:ends-soon', () =>
    expect(
      countdown(ptPass({ remainingSessionCount: 0, expiredDate: '2026-11-28' }), '2026-11-20'),
    ).toBeNull());

  it('comes first if it can be used to reserve, and last if it cannot be used', () => {
    const passes = [
      ptPass({ membershipId: 1, expiredDate: '2026-11-19' }),
      ptPass({ membershipId: 2, remainingSessionCount: 0 }),
      ptPass({ membershipId: 3, promotionName: '헬스 3개월' }),
      ptPass({ membershipId: 4, remainingSessionCount: null }),
      ptPass({ membershipId: 5 }),
    ];
    expect(reservableFirst(passes, '2026-11-20').map(({ membershipId }) => membershipId)).toEqual([
      4, 5, 3, 2, 1,
    ]);
  });

  it('can hold coming reservations also with no session left, and not once it is over @upcoming:list', () => {
    const usedUp = ptPass({ remainingSessionCount: 0, expiredDate: '2026-11-20' });
    expect(canHoldReservations(usedUp, '2026-11-20')).toBe(true);
    expect(canHoldReservations(usedUp, '2026-11-21')).toBe(false);
  });

  it('shows its share of the sessions that were bought, where they are known', () => {
    const sessions = (promotionName: string, remainingSessionCount: number | null) =>
      sessionsOf(ptPass({ promotionName, remainingSessionCount }));
    expect(sessions('PT 12회', 7)).toBe('7 / 12회');
    expect(sessions('오픈 기념 이용권', 3)).toBe('3회');
    expect(sessions('PT 12회', null)).toBe('–');
    expect(sessions('헬스 3개월', null)).toBeNull();
  });
});

describe('the sessions left', () => {
  it('are told by kind, of the passes that can be used, as far as they are known @home:customer', () => {
    const passes = [
      ptPass(),
      ptPass({ promotionName: '필라테스 24회', remainingSessionCount: 10 }),
      ptPass({ promotionName: null, remainingSessionCount: 2 }),
      ptPass({ expiredDate: '2026-11-19' }),
      ptPass({ remainingSessionCount: 0 }),
      ptPass({ remainingSessionCount: null }),
    ];
    expect(sessionsLeft(passes, '2026-11-20')).toBe('PT 7회 · 필라테스 10회 · 2회');
  });
});

describe('the search params of day management', () => {
  it('name the membership', () => {
    expect(dayManagementHref(7)).toBe('/fitness/reservations/daymanagement?membershipId=7');
    expect(membershipParam.read('7')).toBe(7);
  });

  it.each([null, '0', '1.5', 'abc', '9'.repeat(20)])('name no membership with %j', (value) => {
    expect(membershipParam.read(value)).toBeNull();
  });
});
