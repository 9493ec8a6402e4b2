import { describe, expect, it } from 'vitest';
import type { Member } from './api.ts';
import { attentionOf } from './MemberSummary.tsx';

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
