import { expect, it } from 'vitest';
import { memberListText } from './member-list-text.ts';

const pass = (name: string | null, sessions: number | null, lastDay: string | null) => ({
  promotionName: name,
  promotionSessionCount: sessions,
  expiredDate: lastDay,
});

it('the copied members are a line each, with the passes of the row @members:contact', () => {
  expect(
    memberListText([
      {
        nickName: '김서준',
        ph: '01020000001',
        passes: [pass('PT 12회', 1, '2026-12-01T00:00:00')],
      },
      {
        nickName: null,
        ph: null,
        passes: [pass('PT 24회', 0, '2026-12-02'), pass('헬스 3개월', null, null)],
      },
    ]),
  ).toBe(
    [
      '이름\t연락처\t이용권\t남은 횟수\t만료일',
      '김서준\t010-2000-0001\tPT 12회\t1\t2026-12-01',
      '\t\tPT 24회, 헬스 3개월\t0\t2026-12-02',
    ].join('\n'),
  );
});
