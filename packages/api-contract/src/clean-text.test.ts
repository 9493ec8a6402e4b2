import { describe, expect, it } from 'vitest';
import { readErrorMessage } from './api-error.ts';
import { cleanText } from './clean-text.ts';
import { readResponse } from './read-response.ts';

describe('a text of a server', () => {
  it.each([
    '김서준',
    '첫 줄\n둘째 줄\t끝',
    '👩‍👩‍👧‍👦 👩🏻‍❤️‍💋‍👨🏿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🇰🇷 1️⃣',
    '강민준'.normalize('NFD'),
    'Việt Nam, שָׁלוֹם, ༄༅།',
    'مرحبا \u202Eabc\u202C',
  ])('%j stays as it is', (text) => expect(cleanText(text)).toBe(text));

  it('loses its controls', () => {
    expect(cleanText('김\u0000서\u001B[31m준\u0085\r\n끝')).toBe('김서[31m준\n끝');
  });

  it('has U+FFFD in place of a lone surrogate', () => {
    expect(cleanText('김\uD83D서준\uDE00')).toBe('김\uFFFD서준\uFFFD');
  });

  it('has at most 8 combining marks per letter', () => {
    expect(cleanText(`김${'\u0301'.repeat(100)}`)).toBe(`김${'\u0301'.repeat(8)}`);
    expect(cleanText(`\u1100\u1161${'\u11A8'.repeat(50)}`)).toBe('\u1100\u1161\u11A8\u11A8\u11A8');
    expect(cleanText('👩\u200D'.repeat(30))).not.toMatch(/(👩\u200D){8}/u);
  });

  const read = (content: string) =>
    readResponse('/api/{product}/review', [{ content, likeStar: 5 }], () => undefined);

  it('is cleaned in lists and errors', () => {
    expect(read('좋\u0007아요')).toMatchObject([{ content: '좋아요' }]);
    expect(readErrorMessage({ message: '마감\u0000된 수업\uD800' })).toBe('마감된 수업\uFFFD');
  });

  it('without a visible character counts as missing', () => {
    for (const blank of ['\u0000\u0007', '\u200B', '\u3164', '\u2800', ' \u00A0 ', '\u202E'])
      expect(read(blank)).toMatchObject([{ content: null }]);
    expect(readErrorMessage({ message: '\u200B', error: '점검 중입니다.' })).toBe('점검 중입니다.');
  });
});
