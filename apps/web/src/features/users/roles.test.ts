import { changeUserRoleConstraints } from '@fitness/api-contract/constraints';
import { describe, expect, it } from 'vitest';
import type { User } from '../../shared/list/user-list.ts';
import { displayedRoleOf, isAssignableRole, wireRoleOf, withRole } from './roles.ts';
import { roleLabels, userTexts } from './texts.ts';

const user = (userId: number, promotionName: string): User => ({
  userId,
  nickName: '김서준',
  ph: '01020000001',
  gender: 'male',
  createdAt: '2026-10-01',
  roleName: 'ROLE_CUSTOMER',
  promotionName,
  promotionSessionCount: null,
  expiredDate: null,
});

describe('the roles that the master gives (docs/product.md#members)', () => {
  it('are manager, customer and anonymous, as the contract offers them @member:roles', () => {
    expect(Object.values(roleLabels)).toEqual(['매니저', '고객', '비회원']);
    expect(Object.keys(roleLabels).filter(isAssignableRole).map(wireRoleOf)).toEqual(
      changeUserRoleConstraints.roleName.enum,
    );
  });
  it.each([
    ['ROLE_MANAGER', 'manager'],
    ['ROLE_MASTER', 'master'],
    [null, 'unknown'],
  ] as const)(
    '%s is shown as %s, and one that is not known never as anonymous @unknown:role',
    (roleName, shown) => expect(displayedRoleOf({ roleName })).toBe(shown),
  );
  it('are confirmed with this text @text:member.saved', () =>
    expect(userTexts.saved({ userId: 101 })).toBe('회원번호 101 저장되었습니다.'));
});

describe('a saved role', () => {
  it('changes all rows of the user and no others', () => {
    const rows = withRole(
      [user(101, 'PT 12회'), user(102, '헬스 1개월'), user(101, '필라테스 24회')],
      101,
      'manager',
    );
    expect(rows.map(({ roleName }) => roleName)).toEqual([
      'ROLE_MANAGER',
      'ROLE_CUSTOMER',
      'ROLE_MANAGER',
    ]);
  });
});
