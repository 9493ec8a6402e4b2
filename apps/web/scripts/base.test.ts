import { expect, it } from 'vitest';
import { baseFrom } from './base.ts';

it('is the root, or a path with a slash at both ends', () => {
  expect(baseFrom()).toBe('/');
  expect(baseFrom('')).toBe('/');
  expect(baseFrom('/studio/')).toBe('/studio/');
  expect(baseFrom('/studio/app-2/')).toBe('/studio/app-2/');
});

it.each(['studio', '/studio', 'studio/', '//example.com/', 'https://example.com/', '/a b/', './'])(
  'refuses %s',
  (given) => {
    expect(() => baseFrom(given)).toThrow(`VITE_BASE is "${given}"`);
  },
);
