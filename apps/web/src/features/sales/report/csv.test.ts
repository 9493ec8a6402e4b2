import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../../testing/hostile-texts/index.ts';
import { csvCell, salesCsv } from './csv.ts';

const row = {
  date: '2026-11-20',
  totalAmount: 1_215_000,
  ptTotalAmount: 840_000,
  pltTotalAmount: 360_000,
  htTotalAmount: 0,
};

describe('a cell of the exported file', () => {
  it.each([
    '=HYPERLINK("http://localhost")',
    '+82',
    '-1+1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
  ])('%j is a text and never a formula @extra:sales-csv', (value) =>
    expect(csvCell(value)).toMatch(/^"?'/),
  );
  it('escapes separators, quotes and line breaks', () => {
    expect(csvCell('a,b')).toBe('"a,b"');
    expect(csvCell('a"b')).toBe('"a""b"');
    expect(csvCell('a\nb')).toBe('"a\nb"');
    expect(csvCell('=A1,"x"')).toBe('"\'=A1,""x"""');
  });
  it('leaves plain texts and numbers as they are, below zero too', () => {
    expect(csvCell('2026-11-20')).toBe('2026-11-20');
    expect(csvCell(1_215_000)).toBe('1215000');
    expect(csvCell(-15_000)).toBe('-15000');
  });
});

const formulaStarts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

describe('a file of hostile texts, as a CSV parser reads it', () => {
  const texts = hostileTexts.map(({ text }) => text);
  const cells = parse(salesCsv(texts.map((text) => ({ ...row, date: text }))), {
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  }).map(([date]) => date);

  it('has each text in a row of its own, unchanged but for formulas @extra:sales-csv', () => {
    const asTexts = texts.map((text) =>
      // Lone surrogates cannot be encoded in UTF-8.
      (formulaStarts.includes(text.charAt(0)) ? `'${text}` : text).toWellFormed(),
    );
    expect(cells).toEqual(['날짜', ...asTexts, '합계']);
  });
  it('has no formula @extra:sales-csv', () =>
    expect(cells.filter((cell) => formulaStarts.includes(cell?.charAt(0) ?? ''))).toEqual([]));
});

describe('the exported sales (docs/product.md#sales)', () => {
  it('are the table with its totals, which Excel reads as Korean', () => {
    expect(salesCsv([{ ...row, date: '2026-11-19' }, row])).toBe(
      '\uFEFF날짜,총매출,PT,필라테스,헬스,기타\r\n2026-11-19,1215000,840000,360000,0,15000\r\n2026-11-20,1215000,840000,360000,0,15000\r\n합계,2430000,1680000,720000,0,30000\r\n',
    );
  });
  it.each([
    ['1-day passes only', [{ ...row, totalAmount: 30_000, ptTotalAmount: 0, pltTotalAmount: 0 }]],
    ['no 1-day pass', [{ ...row, totalAmount: 1_200_000 }]],
    ['all kinds', [row, { ...row, totalAmount: 1_650_000, htTotalAmount: 420_000 }]],
    ['no sales', [{ ...row, totalAmount: 0, ptTotalAmount: 0, pltTotalAmount: 0 }]],
    ['nothing', []],
  ])('have kinds that add up to the total in each line, with %s @extra:sales-csv', (_, rows) => {
    const [, ...lines] = parse(salesCsv(rows), { bom: true });
    expect(lines).toHaveLength(rows.length + 1);
    for (const [, total, ...kinds] of lines)
      expect(kinds.reduce((sum, kind) => sum + Number(kind), 0)).toBe(Number(total));
  });
  it('leave unknown figures empty and count the known ones @extra:sales-csv', () => {
    const unknown = { ...row, htTotalAmount: null };
    expect(parse(salesCsv([unknown, row]), { bom: true }).slice(1)).toEqual([
      ['2026-11-20', '1215000', '840000', '360000', '', ''],
      ['2026-11-20', '1215000', '840000', '360000', '0', '15000'],
      ['합계', '2430000', '1680000', '720000', '0', '15000'],
    ]);
  });
  it('hold no formula, whatever the server sends as a date', () => {
    expect(salesCsv([{ ...row, date: '=cmd|x' }])).toContain("\r\n'=cmd|x,");
  });
  it('begin with the byte order mark of UTF-8 @extra:sales-csv', () => {
    expect([...new TextEncoder().encode(salesCsv([]))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });
});
