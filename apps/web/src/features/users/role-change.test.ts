import { describe, expect, it } from 'vitest';
import type { User } from '../../shared/list/user-list.ts';
import { currentPasses, losesPasses, losesWork, type Worker, workOf } from './role-change.ts';

const today = '2026-11-20';
const user = (given: Partial<User> = {}): User => ({
  userId: 1,
  nickName: '강민준',
  ph: '01030000001',
  gender: 'male',
  createdAt: '2026-10-01',
  roleName: 'ROLE_MANAGER',
  promotionName: null,
  promotionSessionCount: null,
  expiredDate: null,
  ...given,
});
const worker = (given: Partial<Worker> = {}): Worker => ({
  managerId: 1,
  nickname: '강민준',
  gender: 'male',
  ph: '01030000001',
  classMemberCount: 8,
  classSessionCount: 20,
  ...given,
});

describe('a change of role', () => {
  it.each([
    ['manager', 'customer', true, false],
    ['manager', 'anonymous', true, false],
    ['customer', 'manager', false, true],
    ['customer', 'anonymous', false, true],
    ['anonymous', 'customer', false, false],
    ['anonymous', 'manager', false, false],
    ['master', 'customer', false, false],
    ['master', 'manager', false, false],
    ['master', 'anonymous', false, false],
    ['unknown', 'customer', true, false],
    ['unknown', 'manager', false, true],
    ['unknown', 'anonymous', true, true],
  ] as const)(
    'from %s to %s loses sight of work: %s, of passes: %s @member:asks',
    (from, to, work, passes) => {
      expect(losesWork(from, to)).toBe(work);
      expect(losesPasses(from, to)).toBe(passes);
    },
  );
});

describe('the passes of a user that are not over', () => {
  const namesOf = (rows: User[]) =>
    currentPasses(rows, 101, today).map(({ promotionName }) => promotionName);
  const row = (given: Partial<User>) =>
    user({
      userId: 101,
      promotionName: 'PT 12회',
      promotionSessionCount: 7,
      expiredDate: '2027-01-18',
      ...given,
    });

  it('are in all rows of the user, and in no other @member:asks', () =>
    expect(
      namesOf([
        row({}),
        row({ userId: 102 }),
        row({ promotionName: '헬스 3개월', promotionSessionCount: 0 }),
        row({ promotionName: '필라테스 12회', expiredDate: '2026-11-19' }),
        row({ promotionName: '필라테스 24회', promotionSessionCount: 0, expiredDate: today }),
        row({ promotionName: null, promotionSessionCount: null, expiredDate: null }),
      ]),
    ).toEqual(['PT 12회', '헬스 3개월', '필라테스 24회']));
});

describe('the work of a trainer in the month', () => {
  it('is that of the same phone, however it is written, whatever the ids @member:asks', () =>
    expect(
      workOf(user({ userId: 77, ph: '010-3000-0001' }), [
        worker({ managerId: 77, ph: '01030000002', classMemberCount: 1 }),
        worker({ managerId: 9 }),
      ]),
    ).toEqual({ members: 8, sessions: 20 }));
  it.each<[string, Partial<User>, Worker[]]>([
    ['nobody is listed', {}, []],
    ['only others are', {}, [worker({ ph: '01030000002' })]],
    ['the phone is unknown', { ph: null }, [worker({ ph: null })]],
    ['two have the phone', {}, [worker(), worker({ managerId: 2 })]],
    ['its members are unknown', {}, [worker({ classMemberCount: null })]],
    ['its classes are unknown', {}, [worker({ classSessionCount: null })]],
  ])('is unknown where %s @member:asks', (_, given, workers) =>
    expect(workOf(user(given), workers)).toBeNull(),
  );
  it('is known to be none @member:asks', () =>
    expect(workOf(user(), [worker({ classMemberCount: 0, classSessionCount: 0 })])).toEqual({
      members: 0,
      sessions: 0,
    }));
});
