import { expect, it } from 'vitest';
import { type BundledPackage, licenceProblems, noticesOf } from './third-party-notices.ts';

const free: BundledPackage = {
  name: 'free',
  version: '1.2.3',
  identifier: 'MIT',
  text: 'Permission is hereby granted',
};

it('what is in the build may be distributed under a permissive licence with its text', () =>
  expect(licenceProblems([free], ['assets/studio-text-1234.woff2'])).toEqual([]));

it.each([
  ['a package under another one', [{ ...free, identifier: 'GPL-3.0-only' }], []],
  ['a package without one', [{ name: 'free', version: '1.2.3', text: free.text }], []],
  ['a package without its text', [{ ...free, text: '' }], []],
  ['an unknown font', [], ['assets/comic-1234.woff2']],
])('%s may not', (_what, packages, fonts) =>
  expect(licenceProblems(packages, fonts)).toHaveLength(1),
);

it('is named with its licence, the fonts once each', () => {
  const notices = noticesOf([free, { name: '@portone/browser-sdk', version: '0.1.11' }]);
  expect(notices).toContain('free 1.2.3 (MIT)\n\nPermission is hereby granted');
  expect(notices).toContain('@portone/browser-sdk 0.1.11 (no licence)\n\nThe package names');
  expect(notices.match(/^Pretendard \(OFL-1\.1\)$/gm)).toHaveLength(1);
  expect(notices).toContain('Reserved Font Name Pretendard');
});
