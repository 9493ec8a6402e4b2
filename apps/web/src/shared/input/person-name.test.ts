import { describe, expect, it } from 'vitest';
import { normalizeName } from './person-name.ts';

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
