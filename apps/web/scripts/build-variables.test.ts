import { describe, expect, it } from 'vitest';
import { baseFrom, releaseFrom, reportUrlFrom } from './build-variables.ts';

describe('the base path', () => {
  it.each(['/', '/studio/', '/studio/app-2/'])('can be %s', (base) =>
    expect(baseFrom(base)).toBe(base),
  );
  it.each(['studio', '/studio', 'studio/', '//example.com/', 'https://example.com/', '/a b/'])(
    'refuses %s',
    (base) => expect(() => baseFrom(base)).toThrow(`VITE_BASE is "${base}"`),
  );
});

describe('where a build reports errors to', () => {
  it.each(['', '/reports', 'https://reports.example.com/fitness'])('can be "%s"', (url) =>
    expect(reportUrlFrom(url)).toBe(url),
  );
  it.each(['http://reports.example.com', '//reports.example.com', 'javascript:0'])(
    'cannot be "%s": the build fails',
    (url) => expect(() => reportUrlFrom(url)).toThrow(`VITE_REPORT_URL is "${url}"`),
  );
});

it('the name of a build is that of the configuration, else its version with the commit', () => {
  expect(releaseFrom('2026-11-23.1', 'abc1234')).toBe('2026-11-23.1');
  expect(releaseFrom('', 'abc1234')).toMatch(/^\d+\.\d+\.\d+\+abc1234$/);
});
