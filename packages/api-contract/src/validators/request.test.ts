import { describe, expect, it } from 'vitest';
import { signUpConstraints } from '../generated/constraints.ts';
import { requestExamples } from '../generated/examples.ts';
import type { OperationId } from '../generated/operations.ts';
import { namedSchemas, requestSchemas, type RequestSchema } from '../generated/request-schemas.ts';
import { type Problem, type RequestParts, validateRequest } from '../validators.ts';

/** The problems of a request; none where it is valid. */
function problemsOf(id: OperationId, { params, ...parts }: RequestParts) {
  const result = validateRequest(id, { ...parts, params: { product: 'fitness', ...params } });
  return result.ok ? [] : result.problems;
}

/** The problems of a request whose body is the example with these values. */
const problemsWith = (id: 'createClass' | 'createReview' | 'createReservation', values: object) =>
  problemsOf(id, { body: { ...requestExamples[id].body, ...values } });

describe('request validation', () => {
  it('parses integers in path and query without changing its input', () => {
    const params = { product: 'fitness', userId: '101' };
    const { body } = requestExamples.changeUserRole;
    expect(validateRequest('changeUserRole', { params, body })).toEqual({
      ok: true,
      params: { product: 'fitness', userId: 101 },
      query: {},
      headers: {},
      body,
    });
    expect(params.userId).toBe('101');
    expect(
      validateRequest('listReservableClasses', { params, query: { membershipId: '7', page: '2' } }),
    ).toMatchObject({ query: { membershipId: 7 } });
  });

  const { reqMembershipDto, reqPayDto } = requestExamples.recordPayment.body;
  const noPhone = '전화번호를 입력해주세요.';
  it.each<[string, OperationId, RequestParts, Partial<Problem>]>([
    [
      'an empty phone in the query',
      'resolveUserByPhone',
      { query: { ph: '' } },
      { pointer: '/query/ph', xMessage: noPhone },
    ],
    [
      'a date that the calendar lacks',
      'listRegisteredTimes',
      { query: { date: '2026-02-29' } },
      { pointer: '/query/date' },
    ],
    [
      'a missing nested field @operation:recordPayment',
      'recordPayment',
      { body: { reqMembershipDto, reqPayDto: { ...reqPayDto, uuid: undefined } } },
      { pointer: '/body/reqPayDto/uuid', message: 'is missing' },
    ],
    [
      'an unknown field',
      'recordPayment',
      { body: { reqMembershipDto, reqPayDto, 'a/b': 1 } },
      { pointer: '/body/a~1b', field: 'a/b' },
    ],
    ['a missing body', 'recordPayment', {}, { pointer: '/body', message: 'is missing' }],
  ])('reports %s', (_, id, parts, problem) =>
    expect(problemsOf(id, parts)).toMatchObject([problem]),
  );

  it.each(['0', '1.5', 'x', '', '1e3', '99999999999999999999', ['1', '2']])(
    'rejects %j as a reservation id',
    (id) =>
      expect(problemsOf('cancelReservation', { params: { id } })).toMatchObject([
        { pointer: '/params/id', field: 'id' },
      ]),
  );

  it.each([
    '2026-11-21T05:00:00',
    '2026-11-21T10:30:00',
    '2026-11-21T24:00:00',
    '2026-11-21',
    '2026-11-21T10:00:00Z',
  ])('rejects %s as the time of a class @time:local @classes:slots', (classTime) =>
    expect(problemsWith('createClass', { classTime })).toMatchObject([
      { pointer: '/body/classTime' },
    ]),
  );

  it.each([
    [0, '최대 인원은 1명 이상이어야 합니다.'],
    ['6', '최대 인원은 1명 이상이어야 합니다.'],
    [51, '최대 인원은 50명 이하여야 합니다.'],
  ])(
    'rejects a class size of %j with the message of the violated limit @classes:max',
    (classMaxCustomer, xMessage) =>
      expect(problemsWith('createClass', { classMaxCustomer })).toMatchObject([
        { pointer: '/body/classMaxCustomer', xMessage },
      ]),
  );

  it.each([1, 50])('accepts a class size of %i @classes:max', (classMaxCustomer) =>
    expect(problemsWith('createClass', { classMaxCustomer })).toEqual([]),
  );
});

describe('the validation of blank and long texts', () => {
  const incomplete = '별점과 리뷰 내용을 모두 입력해주세요.';
  it.each<[OperationId, object, string]>([
    ['signIn', { username: '  ', password: '\t' }, '아이디와 비밀번호를 입력하세요.'],
    ['createReview', { content: ' \n ', likeStar: 0 }, incomplete],
  ])('returns the message of %s for each of its fields @review:stars', (id, body, xMessage) => {
    const problems = problemsOf(id, { body });
    expect(problems.map((problem) => problem.xMessage)).toEqual([xMessage, xMessage]);
  });

  it('accepts a review of 1,000 characters, each emoji being one, and rejects a longer one @review:length', () => {
    expect(problemsWith('createReview', { content: '💪'.repeat(1000) })).toEqual([]);
    expect(problemsWith('createReview', { content: '가'.repeat(1001) })).toMatchObject([
      { field: 'content', xMessage: '리뷰는 1,000자 이하로 작성해주세요.' },
    ]);
  });

  it.each(['', ' \n\t', '\u200B\u3164', '\u2800\u00AD\u0007'])(
    'rejects a review in which nothing is visible: %j @review:complete',
    (content) =>
      expect(problemsWith('createReview', { content })).toMatchObject([
        { field: 'content', xMessage: incomplete },
      ]),
  );
});

describe('sign-up validation', () => {
  type Field = keyof typeof signUpConstraints;
  const problemsFor = (field: Field, value: unknown) =>
    problemsOf('signUp', {
      body: {
        ...requestExamples.signUp.body,
        [field]: value,
        ...(field === 'password' && { passwordCheck: value }),
      },
    });

  it.each<[Field, string[]]>([
    ['nickname', ['김하', 'Kim', '김Haneul', '가'.repeat(21)]],
    ['gender', ['male', 'female']],
    ['username', ['abcde', 'a1b2c3d4e5f6g7h', '12345']],
    ['password', ['Fitness1!', 'aaaaaa1!', `A1${'*'.repeat(18)}`, 'abc!@#$%^&*123']],
    ['ph', ['021234567', '0212345678', '01012345678']],
    ['email', ['a@b.kr', 'kim.haneul+gym@mail.makefit.co.kr', "o'neil_7@make-fit.kr"]],
  ])('accepts a valid %s', (field, values) => {
    for (const value of values) expect(problemsFor(field, value), value).toEqual([]);
  });

  const longPassword = `Aa1!${'x'.repeat(17)}`;
  const longEmail = `${'a'.repeat(250)}@b.kr`;
  it.each<[Field, unknown[]]>([
    ['nickname', ['김', '김 하늘', '김하늘1', '金花', 'ㄱㄴ', '', null]],
    ['gender', ['other', '남성', '', null]],
    ['username', ['abcd', 'a1b2c3d4e5f6g7h8', 'Customer1', 'cust_1', '고객12345', '']],
    ['password', ['Fit1!', 'fitness!!', 'Fitness11', 'abcdefg!', '12345678!', '']],
    ['password', ['Fitness1! ', 'Fitness1?', longPassword]],
    ['passwordCheck', ['Fitness1', 'fitness1!', '', 7]],
    ['ph', ['01234567', '010123456789', '010-1234-5678', '0101234567a', '', 1012345678]],
    ['email', ['a', 'a@b', '@b.kr', 'a@.kr', 'a b@c.kr', 'a@b..kr', 'a@b.kr.', longEmail, '']],
  ])("returns the contract's message for an invalid %s", (field, values) => {
    const xMessage = signUpConstraints[field].message;
    for (const value of values)
      expect(problemsFor(field, value), String(value)).toMatchObject([
        { pointer: `/body/${field}`, field, xMessage },
      ]);
  });

  it('lists every missing field in the order of the form @operation:signUp @response:SignUpInvalid', () => {
    const problems = problemsOf('signUp', { body: {} });
    expect(problems.map(({ field, xMessage }) => [field, xMessage])).toEqual([
      ['nickname', '이름은 한글 또는 영어 2~20자로 입력하세요.'],
      ['gender', '성별을 선택하세요.'],
      ['username', '아이디는 영소문자 및 숫자로 5~15자여야 합니다.'],
      ['password', '비밀번호는 영문, 숫자, 특수문자를 포함하여 8~20자여야 합니다.'],
      ['passwordCheck', '비밀번호가 일치하지 않습니다.'],
      ['ph', '전화번호는 숫자 9~11자여야 합니다.'],
      ['email', '올바른 이메일 주소를 입력하세요.'],
    ]);
  });
});

/** The texts and numbers inside a schema, with their path. */
function valuesIn(path: string, schema: RequestSchema): [string, RequestSchema][] {
  const { $ref, properties } = schema;
  if ($ref !== undefined) return valuesIn(path, namedSchemas[$ref]!);
  return properties === undefined
    ? [[path, schema]]
    : Object.entries(properties).flatMap(([name, inner]) => valuesIn(`${path}.${name}`, inner));
}

/** Whether a value has a limit: its own, or a pattern that ends and repeats nothing without end. */
function isBounded(schema: RequestSchema): boolean {
  const { pattern = '', maximum, maxLength, format } = schema;
  const repeated = pattern.replaceAll(/\(\?=.*?\)|\[[^\]]*\]/g, '');
  const endsItself = /^\^.*\$$/.test(pattern) && !/[*+]|\{\d+,\}/.test(repeated);
  const known = [schema.enum, schema.allOf, schema['x-equals'], maximum, maxLength];
  return known.some((limit) => limit !== undefined) || format === 'date' || endsItself;
}

it('every text and number of a request but the name of a sign-up has a limit', () => {
  const values = Object.entries(requestSchemas).flatMap(([id, { params, query, body }]) =>
    valuesIn(id, { properties: { ...params, ...query, ...(body && { body }) } }),
  );
  expect(values.length).toBeGreaterThan(40);
  expect(values.filter(([, schema]) => !isBounded(schema)).map(([path]) => path)).toEqual([
    'signUp.body.nickname',
  ]);
});
