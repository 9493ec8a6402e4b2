import { ApiError } from '@fitness/api-contract/client';
import { describe, expect, it } from 'vitest';
import { signUpErrorOf } from './sign-up-form.ts';

const request = 'POST /api/auth/signup';

describe('the message of a failed sign-up (docs/product.md#errors)', () => {
  it('is the first message of a list, with each message under its field @error:sign-up.list', () => {
    const fieldMessages = [
      { field: 'ph', message: '전화번호는 숫자 9~11자여야 합니다.' },
      { field: 'email', message: '올바른 이메일 주소를 입력하세요.' },
      { field: 'shoeSize', message: '모르는 항목입니다.' },
    ];
    expect(
      signUpErrorOf(
        new ApiError({ request, status: 400, message: fieldMessages[0]?.message, fieldMessages }),
      ),
    ).toEqual({
      message: '전화번호는 숫자 9~11자여야 합니다.',
      errors: {
        ph: '전화번호는 숫자 9~11자여야 합니다.',
        email: '올바른 이메일 주소를 입력하세요.',
      },
    });
  });
  it.each([
    ['이미 사용 중인 아이디입니다.', { username: '이미 사용 중인 아이디입니다.' }],
    ['이미 등록된 전화번호입니다.', { ph: '이미 등록된 전화번호입니다.' }],
    ['탈퇴한 회원입니다.', {}],
    ['이미 사용 중인 아이디입니다. (2)', {}],
    ['constructor', {}],
  ])(
    "is the server's message %j, also of the field that is taken @error:sign-up.message @error:sign-up.taken",
    (message, errors) =>
      expect(signUpErrorOf(new ApiError({ request, status: 400, message }))).toEqual({
        message,
        errors,
      }),
  );
  it('is the default when a 400 has no message @error:sign-up.no-message', () => {
    expect(signUpErrorOf(new ApiError({ request, status: 400 })).message).toBe(
      '회원가입 중 오류가 발생했습니다.',
    );
  });
  it.each([
    ['another status', new ApiError({ request, status: 500, message: '서버 오류' })],
    ['a conflict', new ApiError({ request, status: 409, message: '이미 있습니다.' })],
    ['no response', new ApiError({ request, reason: 'unreachable' })],
    ['anything else', new TypeError('boom')],
  ])('is the general text for %s @error:sign-up.other', (_, error) =>
    expect(signUpErrorOf(error)).toEqual({
      message: '회원가입 중 오류가 발생했습니다. 다시 시도해주세요.',
      errors: {},
    }),
  );
});
