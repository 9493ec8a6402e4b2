import { describe, expect, it } from 'vitest';
import { baseFrom, releaseFrom, reportUrlFrom } from './build-variables.ts';

describe('the base path', () => {
  it('is the root, or a path with a slash at both ends', () => {
    expect(baseFrom()).toBe('/');
    expect(baseFrom('')).toBe('/');
    expect(baseFrom('/studio/')).toBe('/studio/');
    expect(baseFrom('/studio/app-2/')).toBe('/studio/app-2/');
  });

  it.each([
    'studio',
    '/studio',
    'studio/',
    '//example.com/',
    'https://example.com/',
    '/a b/',
    './',
  ])('refuses %s', (given) => {
    expect(() => baseFrom(given)).toThrow(`VITE_BASE is "${given}"`);
  });
});

describe('where a build reports errors to', () => {
  it.each(['', '/reports', 'https://reports.example.com/fitness'])('can be "%s"', (url) => {
    expect(reportUrlFrom(url)).toBe(url);
  });
  it.each(['http://reports.example.com', '//reports.example.com', 'reports', 'javascript:0'])(
    'cannot be "%s": the build fails @report:off',
    (url) => {
      expect(() => reportUrlFrom(url)).toThrow(`VITE_REPORT_URL is "${url}"`);
    },
  );
});

describe('the name of a build', () => {
  it('is what the configuration says', () => {
    expect(releaseFrom('2026-11-23.1', () => 'abc1234')).toBe('2026-11-23.1');
  });
  it('is otherwise the version with the commit, or alone without a repository', () => {
    expect(releaseFrom('', () => 'abc1234')).toMatch(/^\d+\.\d+\.\d+\+abc1234$/);
    expect(releaseFrom('', () => '')).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
