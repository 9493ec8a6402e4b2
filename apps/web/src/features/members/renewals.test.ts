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

describe('the passes to renew next', () => {
  it('are those about to expire or without sessions, the first to end first @mypage:renewals', () => {
    const members = [
      member('valid'),
      member('used up', { promotionSessionCount: 0 }),
      member('used up, no end', { promotionSessionCount: 0, expiredDate: null }),
      member('soon', { expiredDate: '2026-12-01' }),
      member('today', { expiredDate: '2026-11-20', promotionSessionCount: 0 }),
      member('over', { expiredDate: '2026-11-19', promotionSessionCount: 0 }),
      member('unknown', { expiredDate: null, promotionSessionCount: null }),
    ];
    expect(renewalsOf(members, '2026-11-20').map(({ nickName }) => nickName)).toEqual([
      'today',
      'soon',
      'used up',
      'used up, no end',
    ]);
  });
});
