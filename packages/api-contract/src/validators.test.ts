import { describe, expect, it } from 'vitest';
import { requestExamples } from './generated/examples.ts';
import { validateResponse, validateRequest } from './validators.ts';
const params = { product: 'fitness' };

function problemsOf(
  result: ReturnType<typeof validateRequest> | ReturnType<typeof validateResponse>,
) {
  return result.ok ? [] : result.problems;
}

describe('request validation', () => {
  it.each([
    ['signIn', { username: '  ', password: '\t' }, '아이디와 비밀번호를 입력하세요.'],
    ['createReview', { content: ' \n ', likeStar: 0 }, '별점과 리뷰 내용을 모두 입력해주세요.'],
    ['createReview', { content: '', likeStar: 6 }, '별점과 리뷰 내용을 모두 입력해주세요.'],
  ] as const)('returns the message of %s for blank fields @review:stars', (id, body, xMessage) => {
    const problems = problemsOf(validateRequest(id, { params, body }));
    expect(problems.map((problem) => problem.xMessage)).toEqual([xMessage, xMessage]);
  });

  it('returns the message for an empty phone in the query and in the body', () => {
    const xMessage = '전화번호를 입력해주세요.';
    expect(
      problemsOf(validateRequest('resolveUserByPhone', { params, query: { ph: '' } })),
    ).toMatchObject([{ pointer: '/query/ph', xMessage }]);
    const record = validateRequest('recordAttendance', {
      params: { ...params, userId: '101' },
      body: { username: '대표', ph: '' },
    });
    expect(problemsOf(record)).toMatchObject([{ pointer: '/body/ph', xMessage }]);
  });

  it('parses integers in path and query without changing its input', () => {
    const given = { ...params, userId: '101' };
    expect(
      validateRequest('changeUserRole', {
        params: given,
        body: { userId: 101, roleName: 'ROLE_MANAGER' },
      }),
    ).toEqual({
      ok: true,
      params: { product: 'fitness', userId: 101 },
      query: {},
      headers: {},
      body: { userId: 101, roleName: 'ROLE_MANAGER' },
    });
    expect(given.userId).toBe('101');
    expect(
      validateRequest('listReservableClasses', { params, query: { membershipId: '7', page: '2' } }),
    ).toMatchObject({ query: { membershipId: 7 } });
  });

  it.each(['0', '-1', '1.5', 'x', '', '1e3', '99999999999999999999', ['1', '2']])(
    'rejects %j as a reservation id',
    (id) => {
      expect(
        problemsOf(validateRequest('cancelReservation', { params: { ...params, id } })),
      ).toMatchObject([{ pointer: '/params/id', field: 'id' }]);
    },
  );

  it('rejects a date that the calendar lacks', () => {
    const query = { date: '2026-02-29' };
    expect(problemsOf(validateRequest('listRegisteredTimes', { params, query }))).toMatchObject([
      { pointer: '/query/date' },
    ]);
  });

  it.each([
    '2026-11-21T05:00:00',
    '2026-11-21T10:30:00',
    '2026-11-21T24:00:00',
    '2026-11-21',
    '2026-11-21T10:00:00Z',
  ])('rejects %s as the time of a class @time:local @classes:slots', (classTime) => {
    const body = { ...requestExamples.createClass.body, classTime };
    expect(problemsOf(validateRequest('createClass', { params, body }))).toMatchObject([
      { pointer: '/body/classTime' },
    ]);
  });

  it.each([
    [0, '최대 인원은 1명 이상이어야 합니다.'],
    ['6', '최대 인원은 1명 이상이어야 합니다.'],
    [51, '최대 인원은 50명 이하여야 합니다.'],
  ])(
    'rejects a class size of %j with the message of the violated limit @classes:max',
    (classMaxCustomer, xMessage) => {
      const body = { ...requestExamples.createClass.body, classMaxCustomer };
      expect(problemsOf(validateRequest('createClass', { params, body }))).toMatchObject([
        { pointer: '/body/classMaxCustomer', xMessage },
      ]);
    },
  );

  it('accepts class sizes of 1 and 50 @classes:max', () => {
    for (const classMaxCustomer of [1, 50]) {
      expect(
        problemsOf(
          validateRequest('createClass', {
            params,
            body: { ...requestExamples.createClass.body, classMaxCustomer },
          }),
        ),
      ).toEqual([]);
    }
  });

  it('reports a missing nested field, an unknown field and a missing body @operation:recordPayment', () => {
    const { reqMembershipDto, reqPayDto } = requestExamples.recordPayment.body;
    const inner = { reqMembershipDto, reqPayDto: { ...reqPayDto, uuid: undefined } };
    expect(problemsOf(validateRequest('recordPayment', { params, body: inner }))).toMatchObject([
      { pointer: '/body/reqPayDto/uuid', message: 'is missing' },
    ]);
    const more = { reqMembershipDto, reqPayDto, 'a/b': 1 };
    expect(problemsOf(validateRequest('recordPayment', { params, body: more }))).toMatchObject([
      { pointer: '/body/a~1b', field: 'a/b' },
    ]);
    expect(problemsOf(validateRequest('recordPayment', { params }))).toEqual([
      { pointer: '/body', message: 'is missing' },
    ]);
    expect(problemsOf(validateRequest('recordPayment', { params, body: [] }))).toMatchObject([
      { pointer: '/body', message: 'must be object' },
    ]);
  });
});
