import { describe, expect, it } from 'vitest';
import {
  callLink,
  normalizeIdentifier,
  normalizeName,
  normalizePhone,
  parseWholeNumber,
} from './input.ts';

describe('an ID or an email address', () => {
  it.each([
    ['\u200B haneul1\u00A0\t', 'haneul1'],
    ['ｈａｎｅｕｌ＠makefit．kr', 'haneul@makefit.kr'],
    ['Ha neul', 'Ha neul'],
    ['ㅗ무뎌ㅣ1', 'ㅗ무뎌ㅣ1'],
  ])('%j is %j', (typed, id) => expect(normalizeIdentifier(typed)).toBe(id));
});

describe('a name', () => {
  it.each([
    ['김서준'.normalize('NFD'), '김서준'],
    ['\u200B\u202A 김서준\u202C\uFEFF\n', '김서준'],
    ['\u00A0Kim\u3164', 'Kim'],
    // Characters inside a name are kept, for the validation to reject.
    ['김 서\u200B준', '김 서\u200B준'],
    ['Ｋｉｍ', 'Ｋｉｍ'],
  ])('%j is %j @input:name', (typed, name) => expect(normalizeName(typed)).toBe(name));
});

const mobile = '01012345678';

describe('a phone number', () => {
  it.each([
    '010-1234-5678',
    ' 010 1234 5678\n',
    '010.1234·5678',
    '010/1234/5678',
    '（010） 1234〔5678〕',
    '010–1234—5678',
    '010−1234－5678',
    '010ー1234ｰ5678',
    '010ㅡ1234ㅡ5678',
    '０１０．１２３４－５６７８',
    '\u202A010\u200B-1234\u00A05678\u202C',
    '+82 10-1234-5678',
    '+82-010-1234-5678',
    '(+82) (0)10.1234.5678',
    '＋８２ １０ １２３４ ５６７８',
    '00 82 (0)10-1234-5678',
  ])('%j is 01012345678 @input:phone', (typed) => expect(normalizePhone(typed)).toBe(mobile));

  it.each([
    ['02)123-4567', '021234567'],
    ['+82 2 1234 5678', '0212345678'],
    [' - ', ''],
    ['010-1234-5678 내선 3', '01012345678내선3'],
    ['010-1234-567a', '0101234567a'],
    ['+1 212 555 0100', '+12125550100'],
    ['#010-1234-5678', '#01012345678'],
  ])('%j is %j, which keeps what its rule refuses @input:phone', (typed, kept) =>
    expect(normalizePhone(typed)).toBe(kept),
  );

  it.each(['+82(0)10-1234-5678', '0082-10-1234-5678', '010 1234 5678'])(
    '%j is the same when it is normalized at each keystroke @input:phone',
    (typed) => {
      const atEachKey = [...typed].reduce((text, key) => normalizePhone(text + key), '');
      expect(atEachKey).toBe(mobile);
    },
  );
});

describe('the link of a phone number', () => {
  it.each([
    ['+82 10-2000-0001', 'tel:01020000001'],
    ['051-708-1234', 'tel:0517081234'],
  ])('%s is called @members:contact', (phone, link) => expect(callLink(phone)).toBe(link));
  it.each([null, '', '1020000001', '010', '010200000012', '010;ext=1', 'javascript:alert(1)'])(
    '%j leads nowhere @members:contact',
    (phone) => expect(callLink(phone)).toBeNull(),
  );
});

describe('a whole number', () => {
  it.each([
    ['６', 6],
    ['１２ 명', 12],
    ['\u200B6\u00A0', 6],
    ['+6', 6],
    ['−1', -1],
    ['－１', -1],
    [' ', 0],
  ])('in %j is %d @input:whole-number', (typed, number) =>
    expect(parseWholeNumber(typed, '명')).toBe(number),
  );

  it.each(['1.5', '1,5', '1e1', '0x6', '6개', '6 7', '명명', '-', '六'])(
    'is none in %j @input:whole-number',
    (typed) => expect(parseWholeNumber(typed, '명')).toBeNaN(),
  );
});
