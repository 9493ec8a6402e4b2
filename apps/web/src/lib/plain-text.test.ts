import { describe, expect, it } from 'vitest';
import { normalizeIdentifier, normalizeName } from './input.ts';

describe('an ID or an email address', () => {
  it.each([
    [' haneul1\t', 'haneul1'],
    ['\u200Bhaneul1\u00A0', 'haneul1'],
    ['ｈａｎｅｕｌ１', 'haneul1'],
    ['Haneul1', 'Haneul1'],
    ['ha neul', 'ha neul'],
    ['ㅗ무뎌ㅣ1', 'ㅗ무뎌ㅣ1'],
    [' haneul@makefit.kr ', 'haneul@makefit.kr'],
    ['haneul＠makefit．kr', 'haneul@makefit.kr'],
  ])('%j is %j @input:id', (typed, id) => expect(normalizeIdentifier(typed)).toBe(id));
});

describe('a name', () => {
  it.each([
    ['김서준', '김서준'],
    [' 김서준\n', '김서준'],
    ['김서준'.normalize('NFD'), '김서준'],
    ['\u200B\u202A김서준\u202C\uFEFF', '김서준'],
    ['\u00A0Kim\u3164', 'Kim'],
    // Characters inside a name are kept, for the validation to reject.
    ['김 서준', '김 서준'],
    ['김\u200B서준', '김\u200B서준'],
    ['Ｋｉｍ', 'Ｋｉｍ'],
  ])('%j is %j @input:name', (typed, name) => expect(normalizeName(typed)).toBe(name));
});
