import type { User } from '../../src/shared/list/user-list.ts';

const families = ['김', '이', '박', '최', '정', '강', '조', '윤', '장', '임'];
const firsts = [
  '서준',
  '하린',
  '지호',
  '유나',
  '도윤',
  '하은',
  '민재',
  '가은',
  '은찬',
  '보람',
  '나연',
];
const passes = [
  ['PT 12회', 7],
  ['필라테스 24회', 0],
  ['헬스 3개월', null],
] as const;

/** The rows of a member list: users with one to three passes in turn, the same on every run. */
export function makeUsers(count: number): User[] {
  const users: User[] = [];
  for (let userId = 1; users.length < count; userId += 1) {
    for (const [promotionName, promotionSessionCount] of passes.slice(0, 1 + (userId % 3))) {
      users.push({
        userId,
        nickName: `${families[userId % families.length]}${firsts[userId % firsts.length]}`,
        ph: `010${String((userId * 7_919) % 100_000_000).padStart(8, '0')}`,
        gender: userId % 2 === 0 ? 'female' : 'male',
        createdAt: '2026-10-01T10:00:00',
        roleName: 'ROLE_CUSTOMER',
        promotionName,
        promotionSessionCount,
        expiredDate: userId % 5 === 0 ? '2026-11-25' : '2027-03-11',
      });
    }
  }
  return users.slice(0, count);
}
