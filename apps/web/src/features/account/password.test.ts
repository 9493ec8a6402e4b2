import { describe, expect, it } from 'vitest';
import { problemOf } from './password.ts';

describe('a new password (docs/product.md#routes)', () => {
  it('is valid when both entries are equal', () =>
    expect(problemOf({ password: 'Fitness2!', check: 'Fitness2!' })).toBeNull());
  it.each([
    ['Fitness2!', ''],
    ['', 'Fitness2!'],
    ['        ', '        '],
  ])('is missing in %j and %j', (password, check) =>
    expect(problemOf({ password, check })).toBe('missing'),
  );
  it.each(['fitness2!', 'Fitness2! '])('differs from %j', (check) =>
    expect(problemOf({ password: 'Fitness2!', check })).toBe('different'),
  );
});
