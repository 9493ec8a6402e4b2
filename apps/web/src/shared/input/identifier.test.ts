import { describe, expect, it } from 'vitest';
import { normalizeIdentifier } from './identifier.ts';

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
