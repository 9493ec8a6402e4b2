import { describe, expect, it } from 'vitest';
import { ptPass } from '../../../testing/passes.ts';
import {
  canHoldReservations,
  countdown,
  dayManagementHref,
  daysLeft,
  isToBuyAgain,
  membershipParam,
  type Pass,
  reservableFirst,
  sessionsOf,
} from './passes.ts';

const pt = { promotionName: 'PT 12회', remainingSessionCount: 7 };

describe('a pass', () => {
  it('counts the days to its last one, over the end of a month and a year', () => {
    expect(daysLeft({ expiredDate: '2026-12-01' }, '2026-11-20')).toBe(11);
    expect(daysLeft({ expiredDate: '2027-01-01' }, '2026-12-31')).toBe(1);
    expect(daysLeft({ expiredDate: null }, '2026-12-31')).toBeNull();
  });

  it.each([
    ['2026-12-20', null],
    ['2026-12-19', 'D-29'],
    ['2026-11-20', 'D-DAY'],
    ['2026-11-19', null],
    [null, null],
  ])('counts down to %s: %s @passes:ends-soon', (expiredDate, shown) =>
    expect(countdown({ ...pt, expiredDate }, '2026-11-20')).toBe(shown),
  );

  it('that is used up has no countdown @passes:ends-soon', () =>
    expect(
      countdown({ ...pt, remainingSessionCount: 0, expiredDate: '2026-11-28' }, '2026-11-20'),
    ).toBeNull());

  it('comes first if it can be used to reserve, and last if it cannot be used @passes:order', () => {
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
      sessionsOf({ promotionName, remainingSessionCount });
    expect(sessions('PT 12회', 7)).toBe('7 / 12회');
    expect(sessions('필라테스 50회', 50)).toBe('50 / 50회');
    expect(sessions('오픈 기념 이용권', 3)).toBe('3회');
    expect(sessions('PT 12회', 14)).toBe('14회');
    expect(sessions('PT 12회', null)).toBe('–');
    expect(sessions('헬스 3개월', null)).toBeNull();
  });
});

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

describe('the search params of day management', () => {
  it('name the membership', () => {
    expect(dayManagementHref(7)).toBe('/fitness/reservations/daymanagement?membershipId=7');
    expect(membershipParam.read('7')).toBe(7);
  });

  it.each([null, '', '0', '-1', '1.5', 'abc', '1e3', '9'.repeat(20)])(
    'name no membership with %j',
    (value) => {
      expect(membershipParam.read(value)).toBeNull();
    },
  );
});
