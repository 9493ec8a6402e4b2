import type { TableSort } from '@fitness/ui/Table';
import { describe, expect, it } from 'vitest';
import type { User } from '../../lib/list/user-list.ts';
import {
  entriesByPass,
  entriesByUser,
  filterEntries,
  type Filters,
  sortEntries,
} from './entries.ts';

const user = (given: Partial<User> = {}): User => ({
  userId: 101,
  nickName: '김서준',
  ph: '01020000001',
  gender: 'male',
  createdAt: '2026-10-01T10:00:00',
  roleName: 'ROLE_CUSTOMER',
  promotionName: 'PT 12회',
  promotionSessionCount: 7,
  expiredDate: '2027-01-18',
  ...given,
});
const users = [
  user(),
  user({ promotionName: '필라테스 12회', expiredDate: '2026-11-30' }),
  user({
    userId: 102,
    nickName: 'Kim Ari',
    ph: '01020000002',
    roleName: 'ROLE_MANAGER',
    promotionName: null,
    promotionSessionCount: null,
    expiredDate: null,
  }),
  user({
    userId: 103,
    nickName: '박지호',
    ph: '01020000003',
    promotionSessionCount: 0,
    expiredDate: '2026-11-19',
  }),
  user({
    userId: 10,
    nickName: '대표',
    ph: '01040000001',
    roleName: 'ROLE_MASTER',
    promotionName: null,
    promotionSessionCount: null,
    expiredDate: null,
  }),
];
const everything: Filters = { q: '', role: 'all', filter: 'all', grouped: false, sort: null };
const idsOf = (criteria: Partial<Filters>) =>
  filterEntries(entriesByPass(users), { ...everything, ...criteria }).map(
    ({ user: { userId } }) => userId,
  );

describe('a search (docs/product.md#members)', () => {
  it('finds a part of the name or of the phone, in whichever way it is typed @extra:members-filter', () => {
    expect(idsOf({ q: '서준' })).toEqual([101, 101]);
    expect(idsOf({ q: ' kim a ' })).toEqual([102]);
    expect(idsOf({ q: '010-2000-0003' })).toEqual([103]);
    expect(idsOf({ q: 'ㄱㅅㅈ' })).toEqual([101, 101]);
    expect(idsOf({ q: 'ㄱㅁㅈ' })).toEqual([]);
    expect(idsOf({ q: '최' })).toEqual([]);
  });
  it('without criteria returns the same list', () => {
    const entries = entriesByPass(users);
    expect(filterEntries(entries, everything)).toBe(entries);
  });
});

describe('the filters', () => {
  it('show one role', () => {
    expect(idsOf({ role: 'manager' })).toEqual([102]);
    expect(idsOf({ role: 'master' })).toEqual([10]);
    expect(idsOf({ role: 'customer' })).toEqual([101, 101, 103]);
    expect(idsOf({ role: 'anonymous' })).toEqual([]);
  });
  it('work together with the search', () =>
    expect(idsOf({ q: '김', role: 'manager' })).toEqual([]));
});

describe('the order', () => {
  const orderOf = (
    sort: TableSort | null,
    filter: Filters['filter'] = 'all',
    entries = entriesByPass(users),
  ) => sortEntries(entries, sort, filter).map(({ user: { userId } }) => userId);

  it('is that of the server without a column', () => {
    const entries = entriesByPass(users);
    expect(sortEntries(entries, null, 'all')).toBe(entries);
  });
  it.each<[string, TableSort['direction'], number[]]>([
    ['name', 'ascending', [101, 101, 10, 103, 102]],
    ['createdAt', 'ascending', [101, 101, 102, 103, 10]],
    ['sessionCount', 'ascending', [103, 101, 101, 102, 10]],
    ['expiredDate', 'ascending', [103, 101, 101, 102, 10]],
    ['expiredDate', 'descending', [101, 101, 103, 102, 10]],
  ])('is by %s, %s @members:sort', (id, direction, ids) =>
    expect(orderOf({ id, direction })).toEqual(ids),
  );
  it('is that of the renewal filter without a column: what ends first, or ended last @members:sort', () => {
    expect(orderOf(null, 'days30')).toEqual([103, 101, 101, 102, 10]);
    expect(orderOf(null, 'lapsed')).toEqual([101, 101, 103, 102, 10]);
    expect(orderOf({ id: 'name', direction: 'descending' }, 'lapsed')[0]).toBe(102);
  });
  it('is by the pass that ends first where a row has several @members:sort', () => {
    const later = user({ userId: 104, expiredDate: '2026-12-01' });
    const entries = entriesByUser([...users, later]);
    expect(orderOf({ id: 'expiredDate', direction: 'ascending' }, 'all', entries)).toEqual([
      103, 101, 104, 102, 10,
    ]);
    expect(orderOf({ id: 'promotionName', direction: 'ascending' }, 'all', entries)[0]).toBe(101);
  });
});
