import { describe, expect, it } from 'vitest';
import { meaningOf } from './enter-key.ts';

const enter = { key: 'Enter', shiftKey: false, keyCode: 13, isComposing: false, repeat: false };

describe('a key in the text area (docs/product.md#reviews)', () => {
  it('Enter sends @review:enter', () => expect(meaningOf(enter)).toBe('send'));
  it('Shift+Enter breaks the line @review:enter', () =>
    expect(meaningOf({ ...enter, shiftKey: true })).toBe('text'));
  it('Enter that finishes a Korean syllable does neither @review:enter', () => {
    expect(meaningOf({ ...enter, isComposing: true, keyCode: 229 })).toBe('nothing');
    expect(meaningOf({ ...enter, isComposing: true })).toBe('nothing');
  });
  it('nor does the one that Safari tells only by its key code', () =>
    expect(meaningOf({ ...enter, keyCode: 229 })).toBe('nothing'));
  it('Enter that is held down sends once', () =>
    expect(meaningOf({ ...enter, repeat: true })).toBe('nothing'));
  it('every other key is text', () => {
    expect(meaningOf({ ...enter, key: 'a', keyCode: 65 })).toBe('text');
    expect(meaningOf({ ...enter, key: 'Process', keyCode: 229, isComposing: true })).toBe('text');
  });
});
