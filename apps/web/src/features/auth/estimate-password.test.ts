import { describe, expect, it } from 'vitest';
import { estimatePassword } from './estimate-password.ts';

const personal = ['haneul26', '01098765432'];

describe('the estimate of a password @sign-up:strength', () => {
  it.each([
    ['Password1!', 'weak', 'word'],
    ['Fitness1!', 'weak', 'word'],
    ['dkssud12!', 'weak', 'word'],
    ['Haneul26!', 'weak', 'personal'],
    ['aaaaaa1!', 'weak', 'pattern'],
    ['x7k#P2mQ', 'fair', 'short'],
    ['xw7k#P2mQv!t9', 'strong', null],
  ])('%s is %s because of %s', (password, strength, advice) => {
    expect(estimatePassword(password, personal)).toEqual({ strength, advice });
  });

  it('takes no longer for a text of any length', () => {
    const text = 'xw7k#P2m'.repeat(10_000);
    expect(estimatePassword(text, [])).toEqual(estimatePassword(text.slice(0, 40), []));
  });
});
