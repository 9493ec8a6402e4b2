import { describe, expect, it } from 'vitest';
import {
  emptySignUp,
  errorsOf,
  messageFor,
  type SignUpField,
  signUpFields,
  type SignUpValues,
} from './sign-up-form.ts';

const valid: SignUpValues = {
  nickname: '김하늘',
  gender: 'female',
  username: 'haneul1',
  password: 'Fitness1!',
  passwordCheck: 'Fitness1!',
  ph: '01012345678',
  email: 'haneul@makefit.kr',
};

const messages: Partial<Record<SignUpField, string>> = {
  nickname: '이름은 한글 또는 영어 2~20자로 입력하세요.',
  username: '아이디는 영소문자 및 숫자로 5~15자여야 합니다.',
  password: '비밀번호는 영문, 숫자, 특수문자를 포함하여 8~20자여야 합니다.',
  passwordCheck: '비밀번호가 일치하지 않습니다.',
  ph: '전화번호는 숫자 9~11자여야 합니다.',
  email: '올바른 이메일 주소를 입력하세요.',
};

const validValues: [SignUpField, string[]][] = [
  ['nickname', ['김하', 'Kim', '김Kim', '가'.repeat(21), ' 김하늘 ', '김하늘'.normalize('NFD')]],
  ['gender', ['male', 'female']],
  ['username', ['abcde', '12345', 'a1b2c3d4e5f6g7h', ' haneul1 ']],
  ['password', ['abcdef1!', 'ABCDEF1*', 'a1!a1!a1!a1!a1!a1!a1']],
  ['passwordCheck', ['Fitness1!']],
  ['ph', ['021234567', '0212345678', '01012345678', '010-1234-5678', '+82 10 1234 5678']],
  ['email', ['a@b.kr', 'first.last+tag@sub.domain.com', ' haneul@makefit.kr\u200B']],
];

const invalidValues: [SignUpField, string[]][] = [
  ['nickname', ['김', '김 하늘', '김하늘1', '金花', 'ㄱㄴ', '']],
  ['username', ['abcd', 'a'.repeat(16), 'Abcde', 'abc_de', '아이디다섯자', '']],
  [
    'password',
    [
      'abcde1!',
      `a1!${'b'.repeat(18)}`,
      'abcdefgh',
      '12345678',
      'abcdefg1',
      'abcdefg!',
      '1234567!',
      'abcdef1?',
      'abc def1!',
      ' Fitness1!',
      'Ｆitness1!',
      '',
    ],
  ],
  ['passwordCheck', ['Fitness1', 'fitness1!', '']],
  [
    'ph',
    ['01012345', '010123456789', '010-1234-5678 내선 3', '0101234567a', '+1 212 555 0100', ''],
  ],
  [
    'email',
    [
      'haneul',
      'haneul@',
      '@makefit.kr',
      'haneul@makefit',
      'ha neul@makefit.kr',
      `${'a'.repeat(250)}@b.kr`,
      '',
    ],
  ],
];

describe('a field of sign-up (docs/product.md#sign-up)', () => {
  it.each(validValues.flatMap(([field, values]) => values.map((value) => [field, value] as const)))(
    '%s accepts %j',
    (field, value) => expect(messageFor(field, { ...valid, [field]: value })).toBeUndefined(),
  );
  it.each(
    invalidValues.flatMap(([field, values]) => values.map((value) => [field, value] as const)),
  )('@sign-up:%s rejects %j with its message', (field, value) =>
    expect(messageFor(field, { ...valid, [field]: value })).toBe(messages[field]),
  );
});

describe('the whole form of sign-up (docs/product.md#sign-up)', () => {
  it('can be sent when every field is valid', () => expect(errorsOf(valid)).toEqual({}));
  it.each(signUpFields)('cannot be sent while %s is empty @sign-up:blocked', (field) => {
    expect(Object.keys(errorsOf({ ...valid, [field]: '' }))).toContain(field);
  });
  it('has an error for every field of an empty form', () =>
    expect(Object.keys(errorsOf(emptySignUp))).toEqual(signUpFields));
  it('cannot be sent while the passwords differ', () => {
    expect(errorsOf({ ...valid, passwordCheck: 'Fitness2!' })).toEqual({
      passwordCheck: messages.passwordCheck,
    });
  });
});
