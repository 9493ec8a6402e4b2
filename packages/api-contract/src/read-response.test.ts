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

  it('is empty when the response is null, and undefined when it is no list', () => {
    expect(read(users, null)).toEqual({ result: [], invalid: [] });
    expect(read(users, { a: 1 }).result).toBeUndefined();
  });

  it('has null for each field that is null, missing or of another type @list:fields', () => {
    const values = {
      nickName: 7,
      ph: null,
      gender: 'other',
      createdAt: '2026-02-30',
      roleName: {},
      promotionSessionCount: -1,
      expiredDate: true,
    };
    const nulls = Object.fromEntries(Object.keys(values).map((name) => [name, null]));
    expect(read(users, [{ userId: 101, ...values }])).toEqual({
      result: [{ ...user, ...nulls }],
      invalid: Object.keys(values),
    });
  });

  it('has null for a number out of its bounds and for a list of another type @list:fields', () => {
    const path = '/api/{product}/classes/with-reservations';
    const row = { classId: 7, classTime: '2026-11-20T06:00:00', classSubject: 'PT' };
    expect(read(path, [{ ...row, reservedMembers: '김서준' }]).result).toEqual([
      { ...row, reservedMembers: null },
    ]);
    expect(read('/api/{product}/review', [{ content: '좋아요', likeStar: 6 }]).result).toEqual([
      { content: '좋아요', likeStar: null },
    ]);
  });

  it('drops rows without a valid key and rows that are not objects, and keeps the order of the others @list:fields', () => {
    const { result, invalid } = read(users, [
      { ...user, userId: null },
      user,
      null,
      [user],
      { ...user, userId: '101' },
      { ...user, userId: 102 },
    ]);
    expect(result).toEqual([user, { ...user, userId: 102 }]);
    expect(invalid).toEqual(['userId', '', '', 'userId']);
  });

  it.each([
    { roleName: 'role_customer' },
    { createdAt: [2026, 8, 20, 10, 0], expiredDate: Date.UTC(2027, 0, 18) },
  ])('reads and reports roles and dates in other spellings: %j @list:fields', (given) => {
    expect(read(users, [{ ...user, ...given }])).toEqual({
      result: [user],
      invalid: Object.keys(given),
    });
  });

  it('reads another enumeration as the contract writes it @list:fields', () => {
    expect(read(users, [{ ...user, gender: 'MALE' }])).toEqual({
      result: [{ ...user, gender: null }],
      invalid: ['gender'],
    });
  });

  it('reads times with or without date and seconds', () => {
    const times = '/api/{product}/classes/registered-times';
    expect(read(times, ['06:00', '07:00:00', '2026-11-21T08:00', [9, 0], null])).toEqual({
      result: ['06:00', '07:00', '2026-11-21T08:00:00', '09:00'],
      invalid: ['', ''],
    });
  });

  it('drops fields that are not in the contract', () =>
    expect(read(users, [{ ...user, secret: 1 }]).result).toEqual([user]));
});

describe('an object', () => {
  const subject = '/api/{product}/subject/me';

  it('is read like a row', () => {
    const body = { classSubjectId: 1, classSubjectName: null };
    expect(read(subject, body).result).toEqual(body);
  });

  it.each([[null], [[]], [{ classSubjectId: '1' }]])('is undefined for %j', (body) =>
    expect(read(subject, body).result).toBeUndefined(),
  );
});
