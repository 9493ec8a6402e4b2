import { describe, expect, it } from 'vitest';
import { matchesSearch } from './matches-search.ts';

describe('a search finds', () => {
  it.each([
    ['all with an empty query', '강지연', ''],
    ['all with spaces only', '강지연', '  '],
    ['a part', '강지연', '지연'],
    ['initial consonants', '강지연', 'ㄱㅈㅇ'],
    ['a part of the initial consonants', '강지연', 'ㅈㅇ'],
    ['initial consonants that the input method combined', '김수진', 'ㄳㅈ'],
    ['doubled initial consonants', '박빛나', 'ㅂㅂㄴ'],
    ['tense initial consonants', '쌍둥이', 'ㅆㄷㅇ'],
    ['syllables and initial consonants', '강지연', '강ㅈ연'],
    ['a syllable without its final consonant yet', '강지연', '가'],
    ['a syllable with the next consonant for now', '강지연', '강징'],
    ['a syllable with two final consonants for now', '김각수', '김갃'],
    ['a syllable with a simple vowel yet', '최하은', '초'],
    ['a syllable with one of two final consonants yet', '닭갈비', '달'],
    ['without spaces', '필라테스 12회', '필라테스12'],
    ['with other spaces', '필라테스12회', '필라 테스 12 회'],
    ['initial consonants across spaces', '개인 수업', 'ㄱㅇㅅㅇ'],
    ['in any case', 'PT 24회', 'pt'],
    ['in any case of the text', 'pilates', 'PIL'],
    ['full-width letters', 'PT 24회', 'ＰＴ２４'],
    ['decomposed Korean', '강지연', '지연'.normalize('NFD')],
    ['decomposed Korean in the text', '강지연'.normalize('NFD'), 'ㄱㅈㅇ'],
    ['decomposed initial consonants', '강지연', '\u1100\u110C\u110B'],
    ['decomposed syllables and initial consonants', '강지연', `${'강'.normalize('NFD')}\u110C`],
    ['copied text with invisible characters', '강지연', '\u202A강지\u200B연\uFEFF'],
    ['names with invisible characters', '강\u200B지연', 'ㄱㅈㅇ'],
    ['letters outside of the basic plane', '달리기 🏃', '🏃'],
    ['consonants that are the text', 'ㅋㅋ 모임', 'ㅋㅋ'],
  ])('%s', (_, text, query) => {
    expect(matchesSearch(text, query)).toBe(true);
  });
});

describe('a search does not find', () => {
  it.each([
    ['another order', '강지연', 'ㅇㅈㄱ'],
    ['consonants that are not neighbours', '강지연', 'ㄱㅇ'],
    ['final consonants', '강지연', 'ㄴ'],
    ['another vowel', '강지연', '고'],
    ['a simple vowel before the last syllable', '최하은', '초하'],
    ['another final consonant', '강지연', '간지'],
    ['a missing final consonant before the last syllable', '강지연', '가지'],
    ['more than the text', '강지연', '강지연님'],
    ['special characters of patterns', '강지연', '.*'],
    ['syllables of a text in consonants', 'ㄱㅈㅇ', '강지연'],
    ['anything in nothing', '', 'ㄱ'],
  ])('%s', (_, text, query) => {
    expect(matchesSearch(text, query)).toBe(false);
  });
});
