import { describe, expect, it } from 'vitest';
import { reportUrlFrom } from './report-url.ts';

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
