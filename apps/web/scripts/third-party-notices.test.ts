import { describe, expect, it } from 'vitest';
import { type BundledPackage, licenceProblems, noticesOf } from './third-party-notices.ts';

const free: BundledPackage = {
  name: 'free',
  version: '1.2.3',
  identifier: 'MIT',
  text: 'Permission is hereby granted',
};

describe('what is in the build', () => {
  it('may be distributed under a permissive licence with its text', () =>
    expect(licenceProblems([free], ['assets/studio-text-1234.woff2'])).toEqual([]));
  it.each([
    [{ ...free, identifier: 'GPL-3.0-only' }, /free@1\.2\.3 has the licence "GPL-3\.0-only"/],
    [{ name: 'free', version: '1.2.3', text: free.text }, /has the licence ""/],
    [{ ...free, text: '' }, /without the text/],
    [{ ...free, name: '@portone/browser-sdk', identifier: 'GPL-3.0-only' }, /GPL/],
  ])('may not otherwise: %o', (bundled, problem) => {
    const problems = licenceProblems([bundled], []);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(problem);
  });
  it('may not be an unknown font', () =>
    expect(licenceProblems([], ['assets/comic-1234.woff2'])).toEqual([
      'the font assets/comic-1234.woff2 has no licence in fontLicences',
    ]));
});

it('is named with its licence, the fonts once each', () => {
  const notices = noticesOf([free, { name: '@portone/browser-sdk', version: '0.1.11' }]);
  expect(notices).toContain('free 1.2.3 (MIT)\n\nPermission is hereby granted');
  expect(notices).toContain('@portone/browser-sdk 0.1.11 (no licence)\n\nThe package names');
  expect(notices.match(/^Anton \(OFL-1\.1\)$/gm)).toHaveLength(1);
  expect(notices.match(/^Pretendard \(OFL-1\.1\)$/gm)).toHaveLength(1);
  expect(notices).toContain('Reserved Font Name Pretendard');
});
