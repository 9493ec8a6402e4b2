import { describe, expect, it } from 'vitest';
import { truncate } from './truncate.ts';

describe('a long text', () => {
  it('is not truncated below 300 characters', () => {
    expect(truncate('가'.repeat(299))).toBeNull();
  });
  it('is truncated from 300 characters on', () => {
    expect(truncate('가'.repeat(300))).toBe('가'.repeat(200));
  });
  it('is truncated between words', () => {
    const start = truncate('예약할 수 없는 수업입니다. '.repeat(40));
    expect(start).toMatch(/^예약할 수 없는 수업입니다\..*\S$/u);
    expect('예약할 수 없는 수업입니다. '.repeat(40)[start!.length]).toBe(' ');
    expect(start!.length).toBeGreaterThanOrEqual(150);
    expect(start!.length).toBeLessThanOrEqual(200);
  });
  it('is truncated inside a word when there is no space near the limit', () => {
    expect(truncate(`오류: ${'x'.repeat(400)}`)).toHaveLength(200);
  });
  it('counts an emoji as one character and does not split it', () => {
    expect(truncate('💪'.repeat(299))).toBeNull();
    expect(truncate('💪'.repeat(300))).toBe('💪'.repeat(200));
    expect(truncate('👩‍👩‍👧'.repeat(300))).toBe('👩‍👩‍👧'.repeat(200));
  });
  it('counts a decomposed syllable as one character', () => {
    expect(truncate('각'.repeat(299).normalize('NFD'))).toBeNull();
    expect(truncate('각'.repeat(300).normalize('NFD'))).toBe('각'.repeat(200));
  });
});
