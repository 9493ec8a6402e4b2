import { describe, expect, it } from 'vitest';
import { normalizeSearch } from './normalize-search.ts';

describe('a search', () => {
  it('asks for what was typed, without spaces around it', () => {
    expect(normalizeSearch('  서준 ')).toBe('서준');
    expect(normalizeSearch('Kim Seo')).toBe('Kim Seo');
  });

  it('leaves out a syllable that is only begun', () => {
    expect(normalizeSearch('김ㅅ')).toBe('김');
    expect(normalizeSearch('ㄱ')).toBe('');
    expect(normalizeSearch('김서ㅈ ')).toBe('김서');
  });
});
