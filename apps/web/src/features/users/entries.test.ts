import { describe, expect, it } from 'vitest';
import type { User } from '../../lib/list/user-list.ts';
import { entriesByPass, entriesByUser } from './entries.ts';

const user = (
  userId: number,
  promotionName: string | null = 'PT 12회',
  given: Partial<User> = {},
): User => ({
  userId,
  nickName: `회원${userId}`,
  ph: `0102000${userId}`,
  gender: 'female',
  createdAt: '2026-10-01T10:00:00',
  roleName: 'ROLE_CUSTOMER',
  promotionName,
  promotionSessionCount: 7,
  expiredDate: '2027-01-18',
  ...given,
});

const users = [user(101), user(102, null), user(101, '헬스 3개월'), user(103)];

describe('the rows of the list (docs/product.md#members)', () => {
  it('are those of the server, one for each pass, in its order @member:rows', () => {
    expect(
      entriesByPass(users).map((entry) => [
        entry.user.userId,
        entry.passes.map(({ promotionName }) => promotionName),
      ]),
    ).toEqual([
      [101, ['PT 12회']],
      [102, [null]],
      [101, ['헬스 3개월']],
      [103, ['PT 12회']],
    ]);
  });
  it('have unique keys, also where a user has the same pass twice', () => {
    const keys = entriesByPass([user(101), user(101), user(102)]).map(({ key }) => key);
    expect(new Set(keys).size).toBe(3);
  });
});

describe('the rows by user', () => {
  it('hold all passes of each, at the place of their first row', () => {
    expect(
      entriesByUser(users).map((entry) => [
        entry.user.userId,
        entry.passes.map(({ promotionName }) => promotionName),
      ]),
    ).toEqual([
      [101, ['PT 12회', '헬스 3개월']],
      [102, [null]],
      [103, ['PT 12회']],
    ]);
  });
  it('are none without members', () => expect(entriesByUser([])).toEqual([]));
});
