import { changeUserRoleConstraints } from '@fitness/api-contract/constraints';
import { describe, expect, it } from 'vitest';
import type { User } from '../../lib/list/user-list.ts';
import {
  changesOf,
  displayedRoleOf,
  isAssignableRole,
  lossOf,
  type RoleChange,
  type RoleDrafts,
  wireRoleOf,
} from './role-change.ts';
import { roleLabels } from './texts.ts';

const today = '2026-11-20';
const user = (userId: number, given: Partial<User> = {}): User => ({
  userId,
  nickName: '김서준',
  ph: '01020000001',
  gender: 'male',
  createdAt: '2026-10-01',
  roleName: 'ROLE_CUSTOMER',
  promotionName: null,
  promotionSessionCount: null,
  expiredDate: null,
  ...given,
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
    '%s is shown as %s, and one that is not known never as anonymous @unknown:sums',
    (roleName, shown) => expect(displayedRoleOf({ roleName })).toBe(shown),
  );
});

describe('what a change of role hides', () => {
  const pass = { promotionName: 'PT 12회', promotionSessionCount: 7, expiredDate: '2027-01-18' };
  const passes = '만료되지 않은 이용권 1개(PT 12회)와 그 예약을';
  const work = '담당 회원과 등록한 수업을';
  const masterPages = '매출, 회원, 직원 화면을';
  const toManager = '대신 회원 관리와 수업 관리를 쓸 수 있습니다.';
  const toCustomer = '대신 이용권을 구매하고 수업을 예약할 수 있습니다.';
  const textOf = (from: RoleChange['from'], to: RoleChange['to'], rows = [user(101, pass)]) =>
    lossOf({ user: rows[0]!, from, to }, rows, today);

  it.each<[RoleChange['from'], RoleChange['to'], string[]]>([
    ['manager', 'customer', [work, toCustomer]],
    ['customer', 'manager', [passes, toManager]],
    ['customer', 'anonymous', [passes]],
    ['master', 'manager', [masterPages, toManager]],
    ['unknown', 'customer', [work, toCustomer]],
    ['unknown', 'manager', [passes, toManager]],
    ['unknown', 'anonymous', [passes, work]],
  ])('from %s to %s is %j @member:asks', (from, to, parts) => {
    const text = textOf(from, to)!;
    const all = [passes, work, masterPages, toManager, toCustomer];
    expect(all.filter((part) => text.includes(part))).toEqual(parts);
  });
  it('from anonymous is nothing @member:asks', () =>
    expect(textOf('anonymous', 'customer')).toBeNull());
  it('are the passes in all rows of the user that are not over @member:asks', () => {
    const rows = [
      user(101, pass),
      user(102, { ...pass, promotionName: 'PT 24회' }),
      user(101, { ...pass, promotionName: '헬스 3개월', promotionSessionCount: 0 }),
      user(101, { ...pass, promotionName: '필라테스 12회', expiredDate: '2026-11-19' }),
      user(101, { promotionName: '필라테스 24회', promotionSessionCount: 0, expiredDate: today }),
    ];
    expect(textOf('customer', 'anonymous', rows)).toBe(
      '만료되지 않은 이용권 3개(PT 12회, 헬스 3개월, 필라테스 24회)와 그 예약을 더 이상 쓸 수 없습니다.',
    );
    expect(textOf('customer', 'anonymous', [user(101), ...rows.slice(1, 2)])).toBeNull();
  });
});

describe('unsaved roles', () => {
  const drafts: RoleDrafts = new Map([
    [101, 'manager'],
    [104, 'manager'],
    [102, 'anonymous'],
  ]);
  const list = [user(102), user(101), user(101, { promotionName: '필라테스 24회' }), user(103)];

  it('are one change for each user of the list, in its order @member:drafts', () =>
    expect(changesOf(drafts, list)).toEqual([
      { user: list[0], from: 'customer', to: 'anonymous' },
      { user: list[1], from: 'customer', to: 'manager' },
    ]));
  it('are none where the users have these roles by now, whoever has saved them @member:drafts', () => {
    const saved = list.map((row) =>
      row.userId === 101 ? { ...row, roleName: 'ROLE_MANAGER' as const } : row,
    );
    expect(changesOf(drafts, saved).map(({ user: { userId } }) => userId)).toEqual([102]);
  });
});
