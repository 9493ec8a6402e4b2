import { changeUserRoleConstraints } from '@fitness/api-contract/constraints';
import { describe, expect, it } from 'vitest';
import type { User } from '../../shared/list/user-list.ts';
import {
  type AssignableRole,
  changesOf,
  displayedRoleOf,
  isAssignableRole,
  type RoleDrafts,
  wireRoleOf,
  withRoles,
} from './role-change.ts';
import { roleLabels, userTexts } from './texts.ts';

const user = (userId: number, promotionName: string | null): User => ({
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

describe('saved roles', () => {
  it('change all rows of their users and no others', () => {
    const rows = withRoles(
      [user(101, 'PT 12회'), user(102, '헬스 1개월'), user(101, '필라테스 24회'), user(103, null)],
      new Map<number, AssignableRole>([
        [101, 'manager'],
        [103, 'anonymous'],
      ]),
    );
    expect(rows.map(({ roleName }) => roleName)).toEqual([
      'ROLE_MANAGER',
      'ROLE_CUSTOMER',
      'ROLE_MANAGER',
      'ROLE_ANONYMOUS',
    ]);
  });
});

describe('unsaved roles', () => {
  const drafts: RoleDrafts = new Map([
    [101, 'manager'],
    [104, 'manager'],
    [102, 'anonymous'],
  ]);
  const list = [user(102, null), user(101, 'PT 12회'), user(101, '필라테스 24회'), user(103, null)];

  it('are one change for each user of the list, in its order @member:drafts', () =>
    expect(changesOf(drafts, list)).toEqual([
      { user: list[0], from: 'customer', to: 'anonymous' },
      { user: list[1], from: 'customer', to: 'manager' },
    ]));
  it('are none where the users have these roles by now, whoever has saved them @member:drafts', () => {
    const saved = withRoles(list, new Map([[101, 'manager']]));
    expect(changesOf(drafts, saved).map(({ user: { userId } }) => userId)).toEqual([102]);
  });
});
