import { countsDaysOnly, whyNotUsable } from '@fitness/api-contract/rules';
import { describe, expect, it } from 'vitest';
import { seoulToday } from '../../../shared/dates/clock.ts';
import { countdown, daysLeft, type Pass, totalSessions } from './passes.ts';
import { fakeTime } from '../../../../testing/fake-time.ts';

const pt: Pass = {
  membershipId: 1,
  promotionName: 'PT 12회',
  trainerName: '강민준',
  remainingSessionCount: 7,
  expiredDate: '2026-11-20',
};
const health: Pass = {
  membershipId: 2,
  promotionName: '헬스 3개월',
  trainerName: null,
  remainingSessionCount: null,
  expiredDate: '2027-03-01',
};

const at = fakeTime();

describe('a pass', () => {
  it('can be used on its last day until 23:59 in Seoul, and not from 00:00 on', () => {
    at('2026-11-20T23:59:00+09:00');
    expect(whyNotUsable(pt, seoulToday())).toBeNull();
    expect(countdown(pt, seoulToday())).toEqual({ label: 'D-DAY', tone: 'warning' });
    at('2026-11-21T00:01:00+09:00');
    expect(whyNotUsable(pt, seoulToday())).toBe('expired');
    expect(countdown(pt, seoulToday())).toEqual({ label: '만료', tone: 'danger' });
  });

  it('counts the days to its last one, over the end of a month and a year', () => {
    expect(daysLeft({ expiredDate: '2026-12-01' }, '2026-11-20')).toBe(11);
    expect(daysLeft({ expiredDate: '2027-01-01' }, '2026-12-31')).toBe(1);
    expect(daysLeft({ expiredDate: null }, '2026-12-31')).toBeNull();
  });

  it('counts down quietly while there is time and draws attention in the last week', () => {
    expect(countdown({ expiredDate: '2026-11-28' }, '2026-11-20')).toEqual({
      label: 'D-8',
      tone: 'neutral',
    });
    expect(countdown({ expiredDate: '2026-11-27' }, '2026-11-20')).toEqual({
      label: 'D-7',
      tone: 'warning',
    });
    expect(countdown({ expiredDate: null }, '2026-11-20')).toBeNull();
  });

  it('says that it is used up, once no session is left @reserve:reasons', () => {
    expect(whyNotUsable({ ...pt, remainingSessionCount: 0 }, '2026-11-01')).toBe('usedUp');
    expect(whyNotUsable({ ...pt, remainingSessionCount: 1 }, '2026-11-01')).toBeNull();
  });

  it('says that it has expired before it says that it is used up', () => {
    expect(whyNotUsable({ ...pt, remainingSessionCount: 0 }, '2026-11-21')).toBe('expired');
  });

  it('for health or one day has nothing to reserve, whatever count the server gives it', () => {
    expect(whyNotUsable(health, '2026-11-20')).toBe('noReservationNeeded');
    expect(whyNotUsable({ ...health, remainingSessionCount: 0 }, '2026-11-20')).toBe(
      'noReservationNeeded',
    );
    expect(whyNotUsable({ ...health, promotionName: '1회 이용권' }, '2026-11-20')).toBe(
      'noReservationNeeded',
    );
    expect(whyNotUsable(health, '2027-03-02')).toBe('expired');
  });

  it('of which neither the plan nor the count is known can be tried', () => {
    const unknown = { ...pt, promotionName: '오픈 기념 이용권', remainingSessionCount: null };
    expect(countsDaysOnly(unknown)).toBe(false);
    expect(whyNotUsable(unknown, '2026-11-20')).toBeNull();
    expect(whyNotUsable({ ...unknown, promotionName: null }, '2026-11-20')).toBeNull();
  });

  it('shows its share of the sessions that were bought, where they are known', () => {
    expect(totalSessions(pt)).toBe(12);
    expect(totalSessions({ promotionName: '필라테스 50회', remainingSessionCount: 50 })).toBe(50);
    expect(
      totalSessions({ promotionName: '오픈 기념 이용권', remainingSessionCount: 3 }),
    ).toBeNull();
    expect(totalSessions({ ...pt, remainingSessionCount: 14 })).toBeNull();
    expect(totalSessions(health)).toBeNull();
  });
});
