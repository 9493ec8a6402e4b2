import { describe, expect, it } from 'vitest';
import { posters } from './posters.ts';

describe('the home page', () => {
  it('has lines that fit a small phone', () => {
    for (const { lines } of posters)
      for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(22);
  });

  it('has an alternative text for each poster', () => {
    for (const { title, alt } of posters)
      expect(alt).toMatch(new RegExp(`^${title} 포스터: .+니다\\.$`, 'u'));
  });
});
