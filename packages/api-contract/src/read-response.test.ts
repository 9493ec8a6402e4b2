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

/** What is read, and the fields that were reported. */
function read(path: string, body: unknown) {
  const odd: string[] = [];
  return { answer: readResponse(path, body, (field) => odd.push(field)), odd };
}

describe('a list', () => {
  it('that keeps to the contract is read as it came, and nothing is reported', () => {
    expect(read(users, [user])).toEqual({ answer: [user], odd: [] });
  });

  it('has no rows where it came as null', () =>
    expect(read(users, null)).toEqual({ answer: [], odd: [] }));

  it.each([undefined, { a: 1 }, 'list', 7, true])('is not read from %j', (body) =>
    expect(read(users, body).answer).toBeUndefined(),
  );

  it('has null for each field that is null, missing or of another type @list:fields', () => {
    const odd = {
      userId: 101,
      nickName: 7,
      ph: null,
      gender: 'other',
      createdAt: '2026-02-30',
      roleName: {},
      promotionSessionCount: -1,
      expiredDate: true,
    };
    expect(read(users, [odd])).toEqual({
      answer: [
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
      odd: [
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

  it('leaves out the rows without their key and those that are no objects, and keeps the others in their order @list:fields', () => {
    const { answer, odd } = read(users, [
      { ...user, userId: null },
      user,
      null,
      [user],
      '김서준',
      { ...user, userId: '101' },
      { ...user, userId: 102 },
    ]);
    expect(answer).toEqual([user, { ...user, userId: 102 }]);
    expect(odd).toEqual(['userId', '', '', '', 'userId']);
  });

  it('keeps every object where nothing is the key of a row', () => {
    const { answer } = read('/api/{product}/review', [{}, { likeStar: 6 }, null]);
    expect(answer).toEqual([
      { content: null, likeStar: null },
      { content: null, likeStar: null },
    ]);
  });

  it.each([
    ['MALE', 'CUSTOMER'],
    ['Male', 'role_customer'],
  ])(
    'reads %s and %s in any case, roles with or without their prefix @list:enums',
    (gender, roleName) => {
      expect(read(users, [{ ...user, gender, roleName }])).toEqual({
        answer: [user],
        odd: ['gender', 'roleName'],
      });
    },
  );

  it('reads dates in other shapes, and reports them', () => {
    expect(
      read(users, [
        { ...user, createdAt: [2026, 8, 20, 10, 0], expiredDate: Date.UTC(2027, 0, 18) },
      ]),
    ).toEqual({ answer: [user], odd: ['createdAt', 'expiredDate'] });
  });

  it('may name a time with or without its day and its seconds', () => {
    const times = '/api/{product}/classes/registered-times';
    expect(read(times, ['06:00', '07:00:00', '2026-11-21T08:00', [9, 0], null])).toEqual({
      answer: ['06:00', '07:00', '2026-11-21T08:00:00', '09:00'],
      odd: ['', ''],
    });
  });

  it('leaves out what the contract does not name', () => {
    expect(
      read('/api/{product}/attendance/me', [{ attendDate: '2026-11-20', secret: 1 }]).answer,
    ).toEqual([{ attendDate: '2026-11-20' }]);
  });
});

describe('an object', () => {
  const subject = '/api/{product}/subject/me';
  it('is read like a row', () => {
    expect(read(subject, { classSubjectId: 1, classSubjectName: null }).answer).toEqual({
      classSubjectId: 1,
      classSubjectName: null,
    });
  });
  it.each([[null], [[]], ['PT'], [{ classSubjectName: 'PT' }], [{ classSubjectId: '1' }]])(
    'is of no use as %j',
    (body) => {
      expect(read(subject, body).answer).toBeUndefined();
    },
  );
});
