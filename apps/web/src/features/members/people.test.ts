import { describe, expect, it } from 'vitest';
import type { Member } from './api.ts';
import { peopleOf } from './people.ts';

const member = (nickName: string | null, ph: string | null, promotionName = 'PT 12회'): Member => ({
  nickName,
  ph,
  promotionName,
  promotionSessionCount: 7,
  expiredDate: '2027-01-18',
});
const passCounts = (members: readonly Member[]) =>
  peopleOf(members).map(({ passes }) => passes.length);

describe('the members of a manager', () => {
  it('are each one person with all passes, at the place of the first @members:renewals', () =>
    expect(
      peopleOf([
        member('김서준', '01020000001'),
        member('박지호', '01020000002'),
        member('김서준', '010-2000-0001', '필라테스 12회'),
      ]).map(({ member: { nickName }, passes }) => [
        nickName,
        passes.map(({ promotionName }) => promotionName),
      ]),
    ).toEqual([
      ['김서준', ['PT 12회', '필라테스 12회']],
      ['박지호', ['PT 12회']],
    ]));
  it.each([
    ['the phone differs', [member('김서준', '01020000001'), member('김서준', '01020000002')]],
    ['the name differs', [member('김서준', '01020000001'), member('박지호', '01020000001')]],
    ['the name is unknown', [member(null, '01020000001'), member(null, '01020000001')]],
  ])('are two where %s @members:renewals', (_, members) =>
    expect(passCounts(members)).toEqual([1, 1]),
  );
});
