import { describe, expect, it } from 'vitest';
import { signInProblemOf } from './sign-in-problem.ts';

const missing = '아이디와 비밀번호를 입력하세요.';
const tooLong = '아이디와 비밀번호는 100자 이하로 입력하세요.';
const valid = { username: 'customer1', password: 'Fitness1!' };

describe('a sign-in that is not sent (docs/product.md#sign-in)', () => {
  it('has an empty field @sign-in:required', () => {
    expect(signInProblemOf({ ...valid, username: ' ' })).toEqual({
      message: missing,
      fields: ['username'],
    });
    expect(signInProblemOf({ username: '', password: '\t' })).toEqual({
      message: missing,
      fields: ['username', 'password'],
    });
  });
  it('has a field of more than 100 characters @sign-in:length', () => {
    expect(signInProblemOf({ ...valid, password: '👍'.repeat(101) })).toEqual({
      message: tooLong,
      fields: ['password'],
    });
  });
  it('is not one of at most 100 characters @sign-in:length', () => {
    expect(signInProblemOf({ username: 'x'.repeat(100), password: '👍'.repeat(100) })).toBeNull();
  });
});
