import { describe, expect, it } from 'vitest';
import { problemOf } from './password.ts';
import { passwordProblems } from './texts.ts';

describe('a new password (docs/product.md#routes)', () => {
  it('is valid when both entries are equal', () =>
    expect(problemOf({ password: 'Fitness2!', check: 'Fitness2!' })).toBeNull());
  it.each([
    { password: '', check: '' },
    { password: 'Fitness2!', check: '' },
    { password: '', check: 'Fitness2!' },
    { password: '        ', check: '        ' },
    { password: 'Fitness2!', check: ' ' },
  ])('is missing in %o @password:required', (password) =>
    expect(problemOf(password)).toBe('missing'),
  );
  it.each([
    { password: 'Fitness2!', check: 'Fitness3!' },
    { password: 'Fitness2!', check: 'fitness2!' },
    { password: 'Fitness2!', check: 'Fitness2! ' },
  ])('differs in %o @password:match', (password) => expect(problemOf(password)).toBe('different'));
  it('has a message for each error @password:required @password:match', () => {
    expect(passwordProblems).toEqual({
      missing: '비밀번호를 모두 입력해주세요.',
      different: '비밀번호가 일치하지 않습니다.',
    });
  });
});
