import { expect, it } from 'vitest';
import { type BundledPackage, noticesOf } from './third-party-notices.ts';

const free: BundledPackage = {
  name: 'free',
  version: '1.2.3',
  identifier: 'MIT',
  text: 'Permission is hereby granted',
};

it.each([
  ['a package under another licence', { ...free, identifier: 'GPL-3.0-only' }],
  ['a package without a licence', { name: 'free', version: '1.2.3', text: 'Free' }],
  ['a package without the text of its licence', { ...free, text: '' }],
])('%s may not be distributed', (_what, unfree) =>
  expect(() => noticesOf([free, unfree])).toThrow('free@1.2.3'),
);

it('every other package is named with its licence, and the fonts', () => {
  const notices = noticesOf([free, { name: '@portone/browser-sdk', version: '0.1.11' }]);
  expect(notices).toContain('free 1.2.3 (MIT)\n\nPermission is hereby granted');
  expect(notices).toContain('@portone/browser-sdk 0.1.11 (no licence)\n\nThe package names');
  expect(notices).toContain('Reserved Font Name Pretendard');
  expect(notices).toContain('Anton (OFL-1.1)');
});
