import { describe, expect, it } from 'vitest';
import { attentionOf, type Member, memberPage } from './members.ts';

const member = (given: Partial<Member> = {}): Member => ({
  nickName: '김서준',
  ph: '01020000001',
  promotionName: 'PT 12회',
  promotionSessionCount: 7,
  expiredDate: '2027-01-18',
  ...given,
});

describe('the passes that need attention', () => {
  it('are those near their end, over and used up', () => {
    const members = [
      member({ expiredDate: '2026-11-19', promotionSessionCount: 0 }),
      member({ expiredDate: '2026-11-20' }),
      member(),
      member({ promotionSessionCount: null }),
    ];
    expect(attentionOf(members, '2026-11-20')).toEqual({ soon: 1, over: 1, usedUp: 1 });
  });
});

describe('the pages of the list', () => {
  const members = Array.from({ length: 21 }, (_, index) =>
    member({ nickName: `회원${index + 1}` }),
  );

  it('have ten rows @screen:membermanagement.list', () => {
    expect(memberPage(members, 1).rows).toHaveLength(10);
    expect(memberPage(members, 3).rows.map(({ nickName, key }) => [nickName, key])).toEqual([
      ['회원21', '20'],
    ]);
  });
});
