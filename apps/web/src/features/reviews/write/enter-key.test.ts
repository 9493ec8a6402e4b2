import { describe, expect, it } from 'vitest';
import { enterKeyAction } from './enter-key.ts';

const enter = { key: 'Enter', shiftKey: false, keyCode: 13, isComposing: false, repeat: false };

describe('a key in the text area (docs/product.md#reviews)', () => {
  it('Enter sends @review:enter', () => expect(enterKeyAction(enter)).toBe('send'));
  it('Shift+Enter breaks the line @review:enter', () =>
    expect(enterKeyAction({ ...enter, shiftKey: true })).toBe('text'));
  it('Enter that finishes a Korean syllable does neither @review:enter', () => {
    expect(enterKeyAction({ ...enter, isComposing: true, keyCode: 229 })).toBe('nothing');
    expect(enterKeyAction({ ...enter, isComposing: true })).toBe('nothing');
  });
  it('nor does the one that Safari marks only by its key code', () =>
    expect(enterKeyAction({ ...enter, keyCode: 229 })).toBe('nothing'));
  it('Enter that is held down sends once', () =>
    expect(enterKeyAction({ ...enter, repeat: true })).toBe('nothing'));
  it('every other key is text', () => {
    expect(enterKeyAction({ ...enter, key: 'a', keyCode: 65 })).toBe('text');
    expect(enterKeyAction({ ...enter, key: 'Process', keyCode: 229, isComposing: true })).toBe(
      'text',
    );
  });
});
