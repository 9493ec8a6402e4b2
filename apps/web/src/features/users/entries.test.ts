import type { TableSort } from '@fitness/ui/Table';
import { describe, expect, it } from 'vitest';
import type { User } from '../../lib/list/user-list.ts';
import {
  entriesByPass,
  entriesByUser,
  type Entry,
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
const withoutPass = { promotionName: null, promotionSessionCount: null, expiredDate: null };
const ari = { userId: 102, nickName: 'Kim Ari', ph: '01020000002' };
const jiho = { userId: 103, nickName: '박지호', ph: '01020000003' };
const owner = { userId: 10, nickName: '대표', ph: '01040000001' };
const users = [
  user(),
  user({ ...ari, roleName: 'ROLE_MANAGER', ...withoutPass }),
  user({ promotionName: '필라테스 12회', expiredDate: '2026-11-30' }),
  user({ ...jiho, promotionSessionCount: 0, expiredDate: '2026-11-19' }),
  user({ ...owner, roleName: 'ROLE_MASTER', ...withoutPass }),
];
const idsOf = (entries: readonly Entry[]) => entries.map(({ user: { userId } }) => userId);

describe('the rows of the list (docs/product.md#members)', () => {
  const passesOf = (entries: readonly Entry[]) =>
    entries.map((entry) => [
      entry.user.userId,
      entry.passes.map(({ promotionName }) => promotionName),
    ]);

  it('are those of the server, one for each pass, in its order, with unique keys', () => {
    const entries = entriesByPass(users);
    expect(passesOf(entries)).toEqual([
      [101, ['PT 12회']],
      [102, [null]],
      [101, ['필라테스 12회']],
      [103, ['PT 12회']],
      [10, [null]],
    ]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(5);
  });
  it('by user hold all passes of each, at the place of their first row', () => {
    expect(passesOf(entriesByUser(users))).toEqual([
      [101, ['PT 12회', '필라테스 12회']],
      [102, [null]],
      [103, ['PT 12회']],
      [10, [null]],
    ]);
  });
});

describe('the filters (docs/product.md#members)', () => {
  const everything: Filters = { q: '', role: 'all', filter: 'all', grouped: false, sort: null };
  const found = (criteria: Partial<Filters>) =>
    idsOf(filterEntries(entriesByPass(users), { ...everything, ...criteria }));

  it.each<[Partial<Filters>, number[]]>([
    [{ q: '서준' }, [101, 101]],
    [{ q: ' kim a ' }, [102]],
    [{ q: '010-2000-0003' }, [103]],
    [{ q: 'ㄱㅅㅈ' }, [101, 101]],
    [{ q: '최' }, []],
    [{ role: 'manager' }, [102]],
    [{ role: 'customer' }, [101, 101, 103]],
    [{ role: 'anonymous' }, []],
    [{ q: '김', role: 'manager' }, []],
  ])('with %j show %j, in whichever way name and phone are typed @member:filter', (criteria, ids) =>
    expect(found(criteria)).toEqual(ids),
  );
});

describe('the order', () => {
  const orderOf = (
    sort: TableSort | null,
    filter: Filters['filter'] = 'all',
    entries = entriesByPass(users),
  ) => idsOf(sortEntries(entries, sort, filter));

  it('is that of the server without a column', () =>
    expect(orderOf(null)).toEqual([101, 102, 101, 103, 10]));
  it.each<[string, TableSort['direction'], number[]]>([
    ['name', 'ascending', [101, 101, 10, 103, 102]],
    ['createdAt', 'ascending', [101, 102, 101, 103, 10]],
    ['sessionCount', 'ascending', [103, 101, 101, 102, 10]],
    ['expiredDate', 'ascending', [103, 101, 101, 102, 10]],
    ['expiredDate', 'descending', [101, 101, 103, 102, 10]],
  ])('is by %s, %s @member:filter', (id, direction, ids) =>
    expect(orderOf({ id, direction })).toEqual(ids),
  );
  it('is that of the renewal filter without a column: what ends first, or ended last @member:filter', () => {
    expect(orderOf(null, 'days30')).toEqual([103, 101, 101, 102, 10]);
    expect(orderOf(null, 'lapsed')).toEqual([101, 101, 103, 102, 10]);
    expect(orderOf({ id: 'name', direction: 'descending' }, 'lapsed')[0]).toBe(102);
  });
  it('is by the pass that ends first where a row has several @member:filter', () => {
    const later = user({ userId: 104, expiredDate: '2026-12-01' });
    const entries = entriesByUser([...users, later]);
    const sort = { id: 'expiredDate', direction: 'ascending' } as const;
    expect(orderOf(sort, 'all', entries)).toEqual([103, 101, 104, 102, 10]);
  });
});
