import { describe, expect, it } from 'vitest';
import { estimatePassword } from './estimate-password.ts';

const personal = ['haneul26', '01098765432'];

describe('the estimate of a password @sign-up:strength', () => {
  it.each([
    ['Password1!', 'weak'],
    ['Fitness1!', 'weak'],
    ['dkssud12!', 'weak'],
    ['Haneul26!', 'weak'],
    ['aaaaaa1!', 'weak'],
    ['x7k#P2mQ', 'fair'],
    ['xw7k#P2mQv!t9', 'strong'],
  ])('%s is %s', (password, strength) =>
    expect(estimatePassword(password, personal)).toBe(strength),
  );

  it('takes no longer for a text of any length', () => {
    const text = 'xw7k#P2m'.repeat(10_000);
    expect(estimatePassword(text, [])).toBe(estimatePassword(text.slice(0, 40), []));
  });
});
