import { describe, expect, it } from 'vitest';
import { normalizeSearch, searchKeyOf, searchTermOf } from './search-text.ts';

describe('a search', () => {
  it.each([
    ['  서준 ', '서준'],
    ['Kim Seo', 'Kim Seo'],
    ['김서준'.normalize('NFD'), '김서준'],
    ['\u200B김서준\u00A0\uFEFF', '김서준'],
    ['', ''],
    [' \u200B', ''],
  ])('for %j asks for %j @input:search', (typed, asked) =>
    expect(normalizeSearch(typed)).toBe(asked),
  );

  it.each([
    ['김ㅅ', '김'],
    ['ㄱ', ''],
    ['김서ㅈ ', '김서'],
    ['김 ㅅ', '김'],
    ['김\u1109', '김'],
  ])('for %j leaves out an incomplete syllable', (typed, asked) =>
    expect(normalizeSearch(typed)).toBe(asked),
  );
});

describe('a search for a name or a phone', () => {
  const key = searchKeyOf({ nickName: '김Ari'.normalize('NFD'), ph: '+82 10-1234-5678' });

  it.each([
    '+82 10 1234',
    '+82(0)10',
    '+82',
    '0082 10',
    '010 1234',
    '010.1234.5678',
    '1234-5678',
    '１２３４ー５６７８',
    '\u202A010-1234-5678\u202C',
    '1012345678',
    '김a',
    '김ARI'.normalize('NFD'),
    ' ari\u200B',
    '-',
  ])('%j finds the user @input:search', (typed) => expect(key).toContain(searchTermOf(typed)));

  it.each(['김ari010', '5678 내선 3', '9999', '김0', '+1 212'])(
    '%j does not find the user @input:search',
    (typed) => expect(key).not.toContain(searchTermOf(typed)),
  );
});
