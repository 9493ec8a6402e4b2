import { describe, expect, it } from 'vitest';
import { matchesPattern } from './matches-pattern.ts';

describe('matchesPattern', () => {
  it('takes a pattern as written, anchors included', () => {
    expect(matchesPattern('^[a-z0-9]{5,15}$', 'member01')).toBe(true);
    expect(matchesPattern('^[a-z0-9]{5,15}$', 'Member01')).toBe(false);
    expect(matchesPattern('[0-9]', 'a1b')).toBe(true);
  });

  it('reads Korean syllables as single letters', () => {
    expect(matchesPattern('^[가-힣]{2}$', '하늘')).toBe(true);
    expect(matchesPattern(/^\p{Script=Hangul}+$/u, '하늘')).toBe(true);
  });

  it('gives the same answer every time, also for a pattern with the flag g', () => {
    const pattern = /^\d+$/gu;
    expect([matchesPattern(pattern, '010'), matchesPattern(pattern, '010')]).toEqual([true, true]);
  });
});
