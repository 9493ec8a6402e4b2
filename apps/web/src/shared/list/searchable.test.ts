import { describe, expect, it } from 'vitest';
import { searchable } from './searchable.ts';

describe('a search', () => {
  it('asks for what was typed, without spaces around it', () => {
    expect(searchable('  서준 ')).toBe('서준');
    expect(searchable('Kim Seo')).toBe('Kim Seo');
  });

  it('leaves out a syllable that is only begun', () => {
    expect(searchable('김ㅅ')).toBe('김');
    expect(searchable('ㄱ')).toBe('');
    expect(searchable('김서ㅈ ')).toBe('김서');
  });
});
