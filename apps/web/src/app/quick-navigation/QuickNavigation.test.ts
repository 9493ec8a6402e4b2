import { describe, expect, it } from 'vitest';
import { isShortcut, usesCommandKey } from './QuickNavigation.tsx';

const press = (given: Partial<KeyboardEvent>) => ({
  key: 'k',
  code: 'KeyK',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...given,
});

describe('the shortcut', () => {
  it.each([
    ['Ctrl+K', { ctrlKey: true }],
    ['Ctrl+K with Caps Lock', { ctrlKey: true, key: 'K' }],
    ['Ctrl+K while an input method handles keys', { ctrlKey: true, key: 'Process' }],
    ['Ctrl and K of Dvorak, where it is elsewhere', { ctrlKey: true, code: 'KeyV' }],
  ])('is %s', (_, given) => {
    expect(isShortcut(press(given), false)).toBe(true);
  });
  it.each([
    ['K', {}],
    ['⌘K', { metaKey: true }],
    ['Ctrl+Shift+K', { ctrlKey: true, shiftKey: true }],
    ['a repeated Ctrl+K', { ctrlKey: true, repeat: true }],
    ['Ctrl and T of Dvorak, where K is', { ctrlKey: true, key: 't' }],
  ])('is not %s', (_, given) => {
    expect(isShortcut(press(given), false)).toBe(false);
  });
  it('is ⌘K where the device has that key, and Ctrl+K not, which deletes text there', () => {
    expect(isShortcut(press({ metaKey: true }), true)).toBe(true);
    expect(isShortcut(press({ ctrlKey: true }), true)).toBe(false);
  });
});

it.each([
  ['MacIntel', undefined, true],
  ['Win32', { platform: 'Windows' }, false],
  ['Linux x86_64', undefined, false],
])('the device %s %j has ⌘: %s', (platform, userAgentData, expected) => {
  expect(usesCommandKey({ platform, ...(userAgentData && { userAgentData }) })).toBe(expected);
});
