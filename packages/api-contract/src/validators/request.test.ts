import { expect, it } from 'vitest';
import type { signUpConstraints } from '../generated/constraints.ts';
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
const problemsWith = (
  id: 'signUp' | 'signIn' | 'createClass' | 'createReview' | 'recordPayment',
  values: object,
) => problemsOf(id, { body: { ...requestExamples[id].body, ...values } });

it('integers in path and query are read without a change of the input', () => {
  const params = { product: 'fitness', userId: '101' };
  const { body } = requestExamples.changeUserRole;
  expect(validateRequest('changeUserRole', { params, body })).toEqual({
    ok: true,
    params: { product: 'fitness', userId: 101 },
    query: {},
    body,
  });
  expect(params.userId).toBe('101');
  const query = { membershipId: '7', page: '2' };
  expect(validateRequest('listReservableClasses', { params, query })).toMatchObject({
    query: { membershipId: 7 },
  });
});

it.each<[OperationId, RequestParts, Partial<Problem>]>([
  ['resolveUserByPhone', { query: { ph: '' } }, { xMessage: '전화번호를 입력해주세요.' }],
  ['listRegisteredTimes', { query: { date: '2026-02-29' } }, { pointer: '/query/date' }],
  ['recordPayment', {}, { pointer: '/body', message: 'is missing' }],
  ['cancelReservation', { params: { id: '0' } }, { pointer: '/params/id', field: 'id' }],
  ['cancelReservation', { params: { id: '1e3' } }, { pointer: '/params/id' }],
  ['cancelReservation', { params: { id: '9'.repeat(20) } }, { pointer: '/params/id' }],
])('a request of %s with %j has the problem %j', (id, parts, problem) =>
  expect(problemsOf(id, parts)).toMatchObject([problem]),
);

it('a missing and an unknown field of a payment are named', () => {
  const { reqPayDto } = requestExamples.recordPayment.body;
  const changed = { reqPayDto: { ...reqPayDto, uuid: undefined }, 'a/b': 1 };
  expect(problemsWith('recordPayment', changed)).toMatchObject([
    { pointer: '/body/reqPayDto/uuid', message: 'is missing' },
    { pointer: '/body/a~1b', field: 'a/b' },
  ]);
});

it.each(['2026-11-21T05:00:00', '2026-11-21T10:30:00', '2026-11-21'])(
  '%s is no time of a class @classes:slots',
  (classTime) =>
    expect(problemsWith('createClass', { classTime })).toMatchObject([
      { pointer: '/body/classTime' },
    ]),
);

const noReview = '별점과 리뷰 내용을 모두 입력해주세요.';
it.each<['createClass' | 'createReview' | 'signIn', object, xMessage?: string]>([
  ['createClass', { classMaxCustomer: 50 }],
  ['createClass', { classMaxCustomer: 0 }, '최대 인원은 1명 이상이어야 합니다.'],
  ['createClass', { classMaxCustomer: 51 }, '최대 인원은 50명 이하여야 합니다.'],
  ['signIn', { password: '\t' }, '아이디와 비밀번호를 입력하세요.'],
  ['createReview', { likeStar: 0 }, noReview],
  ['createReview', { content: '\u200B\u3164\u2800\u00AD\u0007' }, noReview],
  ['createReview', { content: '💪'.repeat(1000) }],
  ['createReview', { content: '가'.repeat(1001) }, '리뷰는 1,000자 이하로 작성해주세요.'],
])(
  'a body of %s with %j is told %s @classes:max @review:complete @review:length',
  (id, values, xMessage) => {
    const [field] = Object.keys(values);
    expect(problemsWith(id, values)).toMatchObject(xMessage ? [{ field, xMessage }] : []);
  },
);

type Field = keyof typeof signUpConstraints;
const problemsFor = (field: Field, value: unknown) =>
  problemsWith('signUp', {
    [field]: value,
    ...(field === 'password' && { passwordCheck: value }),
  });

it.each<[Field, string[]]>([
  ['nickname', ['김하', 'Kim']],
  ['gender', ['male', 'female']],
  ['username', ['abcde', 'a1b2c3d4e5f6g7h']],
  ['password', ['aaaaaa1!', `A1${'*'.repeat(18)}`]],
  ['ph', ['021234567', '01012345678']],
  ['email', ['a@b.kr', 'kim.haneul+gym@mail.makefit.co.kr']],
])('a sign-up has a valid %s', (field, values) => {
  for (const value of values) expect(problemsFor(field, value), value).toEqual([]);
});

const noPassword = '비밀번호는 영문, 숫자, 특수문자를 포함하여 8~20자여야 합니다.';
/** The message for each invalid field, in the order of the form. */
const invalid: readonly [Field, xMessage: string, unknown[]][] = [
  ['nickname', '이름은 한글 또는 영어 2~20자로 입력하세요.', ['김', '김 하늘', '김하늘1', null]],
  ['gender', '성별을 선택하세요.', ['other', '']],
  [
    'username',
    '아이디는 영소문자 및 숫자로 5~15자여야 합니다.',
    ['abcd', 'Customer1', '고객12345'],
  ],
  [
    'password',
    noPassword,
    ['Fit1!', 'fitness!!', 'Fitness11', '12345678!', `Aa1!${'x'.repeat(17)}`],
  ],
  ['passwordCheck', '비밀번호가 일치하지 않습니다.', ['Fitness1', '', 7]],
  ['ph', '전화번호는 숫자 9~11자여야 합니다.', ['01234567', '010123456789', '010-1234-5678']],
  ['email', '올바른 이메일 주소를 입력하세요.', ['a@b', 'a b@c.kr', `${'a'.repeat(250)}@b.kr`]],
];
it.each(invalid)('a sign-up with an invalid %s is told %s', (field, xMessage, values) => {
  for (const value of values)
    expect(problemsFor(field, value), String(value)).toMatchObject([
      { pointer: `/body/${field}`, field, xMessage },
    ]);
});

it('an empty sign-up is told of every field in the order of the form', () => {
  const problems = problemsOf('signUp', { body: {} });
  expect(problems.map(({ field, xMessage }) => [field, xMessage])).toEqual(
    invalid.map(([field, xMessage]) => [field, xMessage]),
  );
});

/** The texts and numbers inside a schema, with their path. */
function valuesIn(path: string, schema: RequestSchema): [string, RequestSchema][] {
  const { $ref, properties } = schema;
  if ($ref !== undefined) return valuesIn(path, namedSchemas[$ref]!);
  return properties === undefined
    ? [[path, schema]]
    : Object.entries(properties).flatMap(([name, inner]) => valuesIn(`${path}.${name}`, inner));
}

/** True for a value with a limit: its own, or a pattern that ends and repeats nothing without end. */
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
