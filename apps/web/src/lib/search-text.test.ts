import { describe, expect, it } from 'vitest';
import { searchFor, searchKeyOf } from './search-text.ts';

describe('a search for a name or a phone', () => {
  const key = searchKeyOf({ nickName: '김Ari'.normalize('NFD'), ph: '+82 10-1234-5678' });

  it.each([
    '',
    'ㄱa',
    '+82 10 1234',
    '0082 10',
    '010.1234.5678',
    '１２３４ー５６７８',
    '\u202A010-1234-5678\u202C',
    '1012345678',
    '김a',
    '김ARI'.normalize('NFD'),
    ' ari\u200B',
  ])('%j finds the user @input:search', (typed) => expect(key).toMatch(searchFor(typed)));

  it.each(['김ari010', '5678 내선 3', '9999', '김0', '+1 212', 'ㄱㅁㅈ', 'ㅏ', '-'])(
    '%j does not find the user @input:search',
    (typed) => expect(key).not.toMatch(searchFor(typed)),
  );
});
