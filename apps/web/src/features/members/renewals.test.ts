import { describe, expect, it } from 'vitest';
import type { Member } from './api.ts';
import { renewalsOf } from './renewals.ts';

const member = (nickName: string, given: Partial<Member> = {}): Member => ({
  nickName,
  ph: '01020000001',
  promotionName: 'PT 12회',
  promotionSessionCount: 7,
  expiredDate: '2027-01-18',
  ...given,
});

describe('the members to renew next', () => {
  it('are those whose passes end within 14 days or run out, the first to end first @mypage:renewals', () => {
    const members = [
      member('valid'),
      member('one session', { promotionSessionCount: 1 }),
      member('used up, no end', { promotionSessionCount: 0, expiredDate: null }),
      member('soon', { expiredDate: '2026-12-01' }),
      member('later', { expiredDate: '2026-12-05' }),
      member('today', { expiredDate: '2026-11-20', promotionSessionCount: 0 }),
      member('over', { expiredDate: '2026-11-19', promotionSessionCount: 0 }),
      member('unknown', { expiredDate: null, promotionSessionCount: null }),
    ];
    expect(renewalsOf(members, '2026-11-20').map(({ nickName }) => nickName)).toEqual([
      'today',
      'soon',
      'one session',
      'used up, no end',
    ]);
  });
  it('stand once, with the pass that ends first @mypage:renewals', () => {
    const [later, first] = [
      member('two passes', { expiredDate: '2026-12-01' }),
      member('two passes', { expiredDate: '2026-11-25', promotionName: '필라테스 12회' }),
    ];
    expect(renewalsOf([later, first], '2026-11-20')).toEqual([first]);
  });
});
