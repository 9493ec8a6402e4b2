import { describe, expect, it } from 'vitest';
import { callLink, normalizePhone } from './input.ts';

const mobile = '01012345678';

describe('a phone number', () => {
  it.each([
    ['010-1234-5678', mobile],
    [' 010 1234 5678\n', mobile],
    ['010.1234.5678', mobile],
    ['010·1234·5678', mobile],
    ['010/1234/5678', mobile],
    ['(010) 1234-5678', mobile],
    ['［010］1234〔5678〕', mobile],
    ['010–1234—5678', mobile],
    ['010‐1234‑5678', mobile],
    ['010‒1234―5678', mobile],
    ['010−1234－5678', mobile],
    ['010ー1234ｰ5678', mobile],
    ['010ㅡ1234ㅡ5678', mobile],
    ['０１０－１２３４－５６７８', mobile],
    ['０１０．１２３４．５６７８', mobile],
    ['010\u00A01234\u20075678', mobile],
    ['\u202A010\u200B-1234-5678\u202C', mobile],
    ['\uFEFF010\u00AD1234\u20605678', mobile],
    ['+82 10-1234-5678', mobile],
    ['+82-010-1234-5678', mobile],
    ['+82(0)10 1234 5678', mobile],
    ['+82 (0) 10.1234.5678', mobile],
    ['(+82) 10 1234 5678', mobile],
    ['＋８２ １０ １２３４ ５６７８', mobile],
    ['0082 10 1234 5678', mobile],
    ['00 82 (0)10-1234-5678', mobile],
    ['02)123-4567', '021234567'],
    ['+82 2 1234 5678', '0212345678'],
    ['+82-51-708-1234', '0517081234'],
    ['070-1234-5678', '07012345678'],
    ['', ''],
    [' - ', ''],
  ])('%j is %s @input:phone', (typed, digits) => expect(normalizePhone(typed)).toBe(digits));

  it.each([
    ['010-1234-5678 내선 3', '01012345678내선3'],
    ['010-1234-5678, 010-8765-4321', '01012345678,01087654321'],
    ['010-1234-567a', '0101234567a'],
    ['+1 212 555 0100', '+12125550100'],
    ['전화 010-1234-5678', '전화01012345678'],
    ['#010-1234-5678', '#01012345678'],
  ])('%j keeps what its rule refuses @input:phone', (typed, kept) =>
    expect(normalizePhone(typed)).toBe(kept),
  );

  it.each(['+82 10-1234-5678', '+82(0)10-1234-5678', '0082-10-1234-5678', '010 1234 5678'])(
    '%j is the same when it is normalized at each keystroke @input:phone',
    (typed) => {
      const atEachKey = [...typed].reduce((text, key) => normalizePhone(text + key), '');
      expect(atEachKey).toBe(mobile);
    },
  );
});

describe('the link of a phone number', () => {
  it.each([
    ['01020000001', 'tel:01020000001'],
    ['+82 10-2000-0001', 'tel:01020000001'],
    ['051-708-1234', 'tel:0517081234'],
  ])('%s is called @members:contact', (phone, link) => expect(callLink(phone)).toBe(link));
  it.each([null, '', '–', '1020000001', '010', '010200000012', '010;ext=1', 'javascript:alert(1)'])(
    '%j leads nowhere @members:contact',
    (phone) => expect(callLink(phone)).toBeNull(),
  );
});
