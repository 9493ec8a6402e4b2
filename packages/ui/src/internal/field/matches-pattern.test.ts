import { describe, expect, it } from 'vitest';
import { matchesPattern } from './matches-pattern.ts';

describe('matchesPattern', () => {
  it('adds no anchors to the pattern', () => {
    expect(matchesPattern('^[a-z0-9]{5,15}$', 'member01')).toBe(true);
    expect(matchesPattern('^[a-z0-9]{5,15}$', 'Member01')).toBe(false);
    expect(matchesPattern('[0-9]', 'a1b')).toBe(true);
  });

  it('matches Korean syllables as single characters', () => {
    expect(matchesPattern('^[가-힣]{2}$', '하늘')).toBe(true);
    expect(matchesPattern(/^\p{Script=Hangul}+$/u, '하늘')).toBe(true);
  });

  it('is idempotent for a pattern with the flag g', () => {
    const pattern = /^\d+$/gu;
    expect([matchesPattern(pattern, '010'), matchesPattern(pattern, '010')]).toEqual([true, true]);
  });
});
