import { describe, expect, it } from 'vitest';
import { testStudio } from '../../testing/studio.ts';
import { allUsers, membersOf } from './members.ts';

describe('the master’s list of users', () => {
  it('has all users, newest account first, with one row per pass or one row without a pass @member:rows', () => {
    const { studio, build } = testStudio();
    build.sell({ userId: 101, promotionId: 9, daysAgo: 30 });
    build.sell({ userId: 101, promotionId: 1, managerId: 1, daysAgo: 3 });
    const rows = allUsers(studio).map(({ user, pass }) => [user.id, pass?.promotionId]);
    expect(rows.slice(-3)).toEqual([
      [102, undefined],
      [101, 1],
      [101, 9],
    ]);
    expect(rows).toHaveLength(7);
  });
});

describe('a trainer’s members', () => {
  it('are the customers with a pass of this trainer, newest pass first', () => {
    const { studio, build } = testStudio();
    build.sell({ userId: 101, promotionId: 1, managerId: 1, daysAgo: 30 });
    build.sell({ userId: 102, promotionId: 1, managerId: 1, daysAgo: 3 });
    build.sell({ userId: 102, promotionId: 1, managerId: 2 });
    expect(membersOf(studio, 1, '').map(({ user }) => user.nickname)).toEqual(['이하린', '김서준']);
  });

  it('can be searched by part of the name, and an empty search returns all @members:search', () => {
    const { studio, build } = testStudio();
    build.user({
      id: 103,
      username: 'emily1',
      nickname: 'Emily',
      gender: 'female',
      ph: '01020000009',
    });
    for (const userId of [101, 102, 103]) build.sell({ userId, promotionId: 5 });
    expect(membersOf(studio, 5, '서준')).toHaveLength(1);
    expect(membersOf(studio, 5, ' emi ')).toHaveLength(1);
    expect(membersOf(studio, 5, '없는이름')).toEqual([]);
    expect(membersOf(studio, 5, '')).toHaveLength(3);
  });
});
