import { describe, expect, it } from 'vitest';
import { releaseFrom } from './release.ts';

describe('the name of a build', () => {
  it('is what the configuration says', () => {
    expect(releaseFrom('2026-11-23.1', () => 'abc1234')).toBe('2026-11-23.1');
  });
  it('is otherwise the version with the commit, or alone without a repository', () => {
    expect(releaseFrom('', () => 'abc1234')).toMatch(/^\d+\.\d+\.\d+\+abc1234$/);
    expect(releaseFrom('', () => '')).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
