import { describe, expect, it } from 'vitest';
import { signUpConstraints } from './generated/constraints.ts';
import { responseExamples, requestExamples } from './generated/examples.ts';
import { operations } from './generated/operations.ts';
import type { OperationId } from './generated/operations.ts';
import { validateResponse, validateRequest } from './validators.ts';

const ids = Object.keys(operations) as OperationId[];
const params = { product: 'fitness' };
const person = requestExamples.signUp.body;

function problemsOf(
  result: ReturnType<typeof validateRequest> | ReturnType<typeof validateResponse>,
) {
  return result.ok ? [] : result.problems;
}

describe('a sign-up', () => {
  const good: [keyof typeof signUpConstraints, string[]][] = [
    ['nickname', ['김하', 'Kim', '김Haneul', '가'.repeat(21)]],
    ['gender', ['male', 'female']],
    ['username', ['abcde', 'a1b2c3d4e5f6g7h', '12345']],
    ['password', ['Fitness1!', 'aaaaaa1!', `A1${'*'.repeat(18)}`, 'abc!@#$%^&*123']],
    ['ph', ['021234567', '0212345678', '01012345678']],
    ['email', ['a@b.kr', 'kim.haneul+gym@mail.makefit.co.kr', "o'neil_7@make-fit.kr"]],
  ];
  it.each(good)('takes a good %s', (field, values) => {
    for (const value of values) {
      const body = {
        ...person,
        [field]: value,
        ...(field === 'password' ? { passwordCheck: value } : {}),
      };
      expect(problemsOf(validateRequest('signUp', { body })), value).toEqual([]);
    }
  });

  const bad: [keyof typeof signUpConstraints, unknown[]][] = [
    ['nickname', ['김', '김 하늘', '김하늘1', 'ㄱㄴ', '', null]],
    ['gender', ['other', '남성', '', null]],
    ['username', ['abcd', 'a1b2c3d4e5f6g7h8', 'Customer1', 'cust_1', '고객12345', '']],
    [
      'password',
      [
        'Fit1!',
        'fitness!!',
        'Fitness11',
        '12345678!',
        'Fitness1! ',
        'Fitness1?',
        `Aa1!${'x'.repeat(17)}`,
        '',
      ],
    ],
    ['passwordCheck', ['Fitness1', 'fitness1!', '', 7]],
    ['ph', ['01234567', '010123456789', '010-1234-5678', '', 1012345678]],
    ['email', ['a', 'a@b', '@b.kr', 'a@.kr', 'a b@c.kr', 'a@b..kr', 'a@b.kr.', '']],
  ];
  it.each(bad)("answers a bad %s with the contract's own message", (field, values) => {
    for (const value of values) {
      const body = {
        ...person,
        [field]: value,
        ...(field === 'password' ? { passwordCheck: value } : {}),
      };
      const problems = problemsOf(validateRequest('signUp', { body }));
      expect(problems, String(value)).toMatchObject([
        { pointer: `/body/${field}`, field, xMessage: signUpConstraints[field].message },
      ]);
    }
  });

  it('lists every field that is missing, in the order of the form @operation:signUp @response:SignUpInvalid', () => {
    const problems = problemsOf(validateRequest('signUp', { body: {} }));
    expect(problems.map((problem) => problem.field)).toEqual(Object.keys(signUpConstraints));
    expect(problems.map((problem) => problem.xMessage)).toEqual(
      Object.values(signUpConstraints).map((constraint) => constraint.message),
    );
  });

  it('has the messages of the product, to the letter', () => {
    expect(Object.values(signUpConstraints).map((constraint) => constraint.message)).toEqual([
      '이름은 한글 또는 영어 2~20자로 입력하세요.',
      '성별을 선택하세요.',
      '아이디는 영소문자 및 숫자로 5~15자여야 합니다.',
      '비밀번호는 영문, 숫자, 특수문자를 포함하여 8~20자여야 합니다.',
      '비밀번호가 일치하지 않습니다.',
      '전화번호는 숫자 9~11자여야 합니다.',
      '올바른 이메일 주소를 입력하세요.',
    ]);
  });
});

describe('the other requests', () => {
  it.each([
    ['signIn', { username: '  ', password: '\t' }, '아이디와 비밀번호를 입력하세요.'],
    ['createReview', { content: ' \n ', likeStar: 0 }, '별점과 리뷰 내용을 모두 입력해주세요.'],
    ['createReview', { content: '', likeStar: 6 }, '별점과 리뷰 내용을 모두 입력해주세요.'],
  ] as const)('%s answers blank fields with its message @review:stars', (id, body, xMessage) => {
    const problems = problemsOf(validateRequest(id, { params, body }));
    expect(problems.map((problem) => problem.xMessage)).toEqual([xMessage, xMessage]);
  });

  it('answer an empty phone with its message, in the query and in the body', () => {
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

  it('read whole numbers from the texts of path and query, and leave what was passed in alone', () => {
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
      body: { userId: 101, roleName: 'ROLE_MANAGER' },
    });
    expect(given.userId).toBe('101');
    expect(
      validateRequest('listReservableClasses', { params, query: { membershipId: '7', page: '2' } }),
    ).toMatchObject({ query: { membershipId: 7 } });
  });

  it.each(['0', '-1', '1.5', 'x', '', '1e3', '99999999999999999999', ['1', '2']])(
    'refuse %j as the id of a reservation',
    (id) => {
      expect(
        problemsOf(validateRequest('cancelReservation', { params: { ...params, id } })),
      ).toMatchObject([{ pointer: '/params/id', field: 'id' }]);
    },
  );

  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-04-31',
    '2026-1-1',
    '20261120',
    '2026-11-20T00:00:00',
  ])('refuse %s as a date', (date) => {
    expect(
      problemsOf(validateRequest('listRegisteredTimes', { params, query: { date } })),
    ).toMatchObject([{ pointer: '/query/date' }]);
  });

  it('take the last day of February in a leap year', () => {
    expect(
      problemsOf(validateRequest('listRegisteredTimes', { params, query: { date: '2028-02-29' } })),
    ).toEqual([]);
  });

  it.each([
    '2026-11-21T05:00:00',
    '2026-11-21T10:30:00',
    '2026-11-21T24:00:00',
    '2026-11-21',
    '2026-11-21T10:00:00Z',
  ])('refuse %s as the time of a class @time:local @classes:slots', (classTime) => {
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
    'refuse a class for %j people with the message of the broken limit @classes:max',
    (classMaxCustomer, xMessage) => {
      const body = { ...requestExamples.createClass.body, classMaxCustomer };
      expect(problemsOf(validateRequest('createClass', { params, body }))).toMatchObject([
        { pointer: '/body/classMaxCustomer', xMessage },
      ]);
    },
  );

  it('take a class for 1 and for 50 people @classes:max', () => {
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

  it('name the inner field of a payment, a field too many and a body that is missing @operation:recordPayment', () => {
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

describe('the examples of openapi.yaml', () => {
  it.each(ids)('@operation:%s request and success response match the contract', (id) => {
    const request = requestExamples[id];
    const body = 'body' in request ? request.body : undefined;
    const texts = (values: object) =>
      Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
    expect(
      problemsOf(
        validateRequest(id, { params: texts(request.params), query: texts(request.query), body }),
      ),
    ).toEqual([]);
    const answer = responseExamples[id];
    const status = answer.status === '2XX' ? 201 : Number(answer.status);
    expect(
      problemsOf(validateResponse(id, status, 'body' in answer ? answer.body : undefined)),
    ).toEqual([]);
  });
});

describe('an answer', () => {
  it('may have any body, or none, with any 2xx where its shape is open @response:open', () => {
    for (const [status, body] of [
      [200, 'ok'],
      [201, { id: 1 }],
      [204, undefined],
    ] as const) {
      expect(validateResponse('createReservation', status, body)).toEqual({ ok: true });
    }
  });

  it('may be null or have more fields than listed', () => {
    expect(validateResponse('listReviews', 200, null)).toEqual({ ok: true });
    expect(
      validateResponse('listReviews', 200, [{ content: '좋아요', likeStar: 5, writer: '김*준' }]),
    ).toEqual({ ok: true });
    expect(validateResponse('resolveUserByPhone', 200, 101)).toEqual({ ok: true });
  });

  it('is refused at its status when the contract does not list it', () => {
    expect(problemsOf(validateResponse('listReviews', 500, {}))).toEqual([
      { pointer: '/status', message: 'must be one of 200, 400, not 500' },
    ]);
    expect(problemsOf(validateResponse('listReviews', 201, []))).toMatchObject([
      { pointer: '/status' },
    ]);
  });

  it('is refused at the first place that is wrong', () => {
    expect(
      problemsOf(
        validateResponse('listReviews', 200, [
          { content: '좋아요', likeStar: 5 },
          { content: '좋아요', likeStar: 6 },
        ]),
      ),
    ).toMatchObject([{ pointer: '/body/1/likeStar' }]);
    expect(problemsOf(validateResponse('listReviews', 200, undefined))).toMatchObject([
      { pointer: '/body' },
    ]);
    expect(problemsOf(validateResponse('createReview', 401, { error: 'no' }))).toEqual([
      { pointer: '/body/message', message: 'is missing', keyword: 'required', field: 'message' },
    ]);
  });

  it('that fits no alternative is told once, with every reason', () => {
    const [row] = responseExamples.listMyPromotions.body;
    const problems = problemsOf(
      validateResponse('listMyPromotions', 200, [{ ...row, expiredDate: '2026-02-30' }]),
    );
    expect(problems).toMatchObject([
      { pointer: '/body/0/expiredDate', message: 'must match format "date" or must be null' },
    ]);
  });
});
