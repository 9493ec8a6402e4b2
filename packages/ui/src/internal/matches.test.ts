import { describe, expect, it } from 'vitest';
import { matches } from './matches.ts';

describe('matches', () => {
  it('takes a pattern as written, anchors included', () => {
    expect(matches('^[a-z0-9]{5,15}$', 'member01')).toBe(true);
    expect(matches('^[a-z0-9]{5,15}$', 'Member01')).toBe(false);
    expect(matches('[0-9]', 'a1b')).toBe(true);
  });

  it('reads Korean syllables as single letters', () => {
    expect(matches('^[가-힣]{2}$', '하늘')).toBe(true);
    expect(matches(/^\p{Script=Hangul}+$/u, '하늘')).toBe(true);
  });

  it('gives the same answer every time, also for a pattern with the flag g', () => {
    const pattern = /^\d+$/gu;
    expect([matches(pattern, '010'), matches(pattern, '010')]).toEqual([true, true]);
  });
});
