import { describe, expect, it } from 'vitest';
import { readResponse } from './read-response.ts';

const users = '/api/{product}/admin/users';
const user = {
  userId: 101,
  nickName: '김서준',
  ph: '01020000001',
  gender: 'male',
  createdAt: '2026-08-20',
  roleName: 'ROLE_CUSTOMER',
  promotionName: null,
  promotionSessionCount: 7,
  expiredDate: '2027-01-18',
};

/** The result, and the fields that were reported as invalid. */
function read(path: string, body: unknown) {
  const invalid: string[] = [];
  return { result: readResponse(path, body, (field) => invalid.push(field)), invalid };
}

describe('a list', () => {
  it('is returned unchanged, without a report, when it is valid', () => {
    expect(read(users, [user])).toEqual({ result: [user], invalid: [] });
  });

  it('is empty when the response is null', () =>
    expect(read(users, null)).toEqual({ result: [], invalid: [] }));

  it.each([undefined, { a: 1 }, 'list', 7, true])('is undefined when the response is %j', (body) =>
    expect(read(users, body).result).toBeUndefined(),
  );

  it('has null for each field that is null, missing or of another type @list:fields', () => {
    const invalid = {
      userId: 101,
      nickName: 7,
      ph: null,
      gender: 'other',
      createdAt: '2026-02-30',
      roleName: {},
      promotionSessionCount: -1,
      expiredDate: true,
    };
    expect(read(users, [invalid])).toEqual({
      result: [
        {
          userId: 101,
          nickName: null,
          ph: null,
          gender: null,
          createdAt: null,
          roleName: null,
          promotionName: null,
          promotionSessionCount: null,
          expiredDate: null,
        },
      ],
      invalid: [
        'nickName',
        'ph',
        'gender',
        'createdAt',
        'roleName',
        'promotionSessionCount',
        'expiredDate',
      ],
    });
  });

  it('drops rows without a valid key and rows that are not objects, and keeps the order of the others @list:fields', () => {
    const { result, invalid } = read(users, [
      { ...user, userId: null },
      user,
      null,
      [user],
      '김서준',
      { ...user, userId: '101' },
      { ...user, userId: 102 },
    ]);
    expect(result).toEqual([user, { ...user, userId: 102 }]);
    expect(invalid).toEqual(['userId', '', '', '', 'userId']);
  });

  it('keeps every object where rows have no key field', () => {
    const { result } = read('/api/{product}/review', [{}, { likeStar: 6 }, null]);
    expect(result).toMatchObject([
      { content: null, likeStar: null },
      { content: null, likeStar: null },
    ]);
  });

  it.each(['CUSTOMER', 'role_customer', 'Customer'])(
    'reads the role %s in any case, with or without its prefix @list:enums',
    (roleName) => {
      expect(read(users, [{ ...user, roleName }])).toEqual({
        result: [user],
        invalid: ['roleName'],
      });
    },
  );

  it('reads another enumeration as the contract writes it @list:enums', () => {
    expect(read(users, [{ ...user, gender: 'MALE' }])).toEqual({
      result: [{ ...user, gender: null }],
      invalid: ['gender'],
    });
  });

  it('reads dates in other formats and reports them', () => {
    expect(
      read(users, [
        { ...user, createdAt: [2026, 8, 20, 10, 0], expiredDate: Date.UTC(2027, 0, 18) },
      ]),
    ).toEqual({ result: [user], invalid: ['createdAt', 'expiredDate'] });
  });

  it('reads times with or without date and seconds', () => {
    const times = '/api/{product}/classes/registered-times';
    expect(read(times, ['06:00', '07:00:00', '2026-11-21T08:00', [9, 0], null])).toEqual({
      result: ['06:00', '07:00', '2026-11-21T08:00:00', '09:00'],
      invalid: ['', ''],
    });
  });

  it('drops fields that are not in the contract', () => {
    expect(
      read('/api/{product}/attendance/me', [{ attendDate: '2026-11-20', secret: 1 }]).result,
    ).toEqual([{ attendDate: '2026-11-20' }]);
  });
});

describe('an object', () => {
  const subject = '/api/{product}/subject/me';
  it('is read like a row', () => {
    expect(read(subject, { classSubjectId: 1, classSubjectName: null }).result).toEqual({
      classSubjectId: 1,
      classSubjectName: null,
    });
  });
  it.each([[null], [[]], ['PT'], [{ classSubjectName: 'PT' }], [{ classSubjectId: '1' }]])(
    'is undefined when the response is %j',
    (body) => {
      expect(read(subject, body).result).toBeUndefined();
    },
  );
});
