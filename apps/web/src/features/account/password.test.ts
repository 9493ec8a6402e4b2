import { describe, expect, it } from 'vitest';
import { problemOf } from './password.ts';
import { passwordProblems } from './texts.ts';

const textOf = (password: string, check: string) => {
  const problem = problemOf({ password, check });
  return problem && passwordProblems[problem];
};

describe('a new password (docs/product.md#routes)', () => {
  it('is valid when both entries are equal', () =>
    expect(textOf('Fitness2!', 'Fitness2!')).toBeNull());
  it.each([
    ['Fitness2!', ''],
    ['', 'Fitness2!'],
    ['        ', '        '],
  ])('is missing in %j and %j @password:required', (password, check) =>
    expect(textOf(password, check)).toBe('비밀번호를 모두 입력해주세요.'),
  );
  it.each(['fitness2!', 'Fitness2! '])('differs from %j @password:match', (check) =>
    expect(textOf('Fitness2!', check)).toBe('비밀번호가 일치하지 않습니다.'),
  );
});
