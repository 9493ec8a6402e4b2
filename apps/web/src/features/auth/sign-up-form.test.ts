import { ApiError } from '@fitness/api-contract/client';
import { describe, expect, it } from 'vitest';
import {
  messageFor,
  normalizedSignUp,
  type SignUpField,
  signUpFailure,
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

type Row = [SignUpField, accepted: string[], rejected: string[], message: string];

// The tests of the contract prove what each pattern accepts; these prove that each field has its pattern and is normalized.
const fields: Row[] = [
  [
    'nickname',
    [' 김하늘 ', '김하늘'.normalize('NFD')],
    ['김', ''],
    '이름은 한글 또는 영어 2~20자로 입력하세요.',
  ],
  ['username', [' haneul1 '], ['Abcde', ''], '아이디는 영소문자 및 숫자로 5~15자여야 합니다.'],
  [
    'password',
    ['Fitness1!'],
    ['abcdefg1', ' Fitness1!', 'Ｆitness1!', ''],
    '비밀번호는 영문, 숫자, 특수문자를 포함하여 8~20자여야 합니다.',
  ],
  ['passwordCheck', ['Fitness1!'], ['fitness1!', ''], '비밀번호가 일치하지 않습니다.'],
  [
    'ph',
    ['+82 10 1234 5678'],
    ['01012345', '010-1234-5678 내선 3', ''],
    '전화번호는 숫자 9~11자여야 합니다.',
  ],
  [
    'email',
    [' haneul@makefit.kr\u200B'],
    ['haneul@', `${'a'.repeat(250)}@b.kr`, ''],
    '올바른 이메일 주소를 입력하세요.',
  ],
];

it.each(fields)(
  '@sign-up:%s accepts %j and rejects %j with %s',
  (field, accepted, rejected, message) => {
    const textOf = (value: string) => messageFor(field, { ...valid, [field]: value });
    for (const value of accepted) expect(textOf(value)).toBeUndefined();
    for (const value of rejected) expect(textOf(value)).toBe(message);
  },
);

describe('the whole form of sign-up (docs/product.md#sign-up)', () => {
  it.each(signUpFields)('cannot be sent while %s is empty @sign-up:blocked', (field) => {
    expect(messageFor(field, { ...valid, [field]: '' })).toBeDefined();
  });
  it('is sent normalized, but for the passwords @input:name @input:phone', () => {
    const password = ' Fitness1!\u200B';
    const passwords = { password, passwordCheck: password };
    const typed = { nickname: `${'김하늘'.normalize('NFD')} `, username: ' haneul1' };
    expect(normalizedSignUp({ ...valid, ...typed, ...passwords, ph: '010-1234-5678' })).toEqual({
      ...valid,
      ...passwords,
    });
  });
});

describe('the message of a failed sign-up (docs/product.md#errors)', () => {
  const failure = (status: number, message?: string) =>
    signUpFailure(new ApiError({ request: 'POST /api/auth/signup', status, message }));

  it.each(['전화번호는 숫자 9~11자여야 합니다.', '이미 사용 중인 아이디입니다.'])(
    'is that of the server, %j @error:sign-up.list',
    (message) => expect(failure(400, message)).toBe(message),
  );
  it('is the default when a 400 has no message @error:sign-up.list', () =>
    expect(failure(400)).toBe('회원가입 중 오류가 발생했습니다.'));
  it('is the general text for anything else @error:sign-up.other', () => {
    const general = '회원가입 중 오류가 발생했습니다. 다시 시도해주세요.';
    expect(failure(500, '서버 오류')).toBe(general);
    expect(signUpFailure(new TypeError('boom'))).toBe(general);
  });
});
