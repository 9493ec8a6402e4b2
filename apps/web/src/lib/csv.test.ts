import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { cellsText, csvCell, csvOf } from './csv.ts';

/** Texts that mean something to a CSV parser or a spreadsheet. */
const hostileTexts = [
  '=HYPERLINK("https://hostile.example","눌러 보세요")',
  '\t=1+1',
  '\r=1+1',
  '＠SUM(A1)',
  '"=1+1"',
  '김서준,"PT",12',
  '첫 줄\n둘째 줄\r\n\r셋째 줄',
  '\u2028줄\u2029\u0085\v\f\u0000',
  '   김서준   ',
  '\uD83D',
  '\uFEFF김',
  '',
];

describe('a cell of an exported file', () => {
  it.each([
    '=HYPERLINK("http://localhost")',
    '+82',
    '-1+1',
    '@SUM(A1)',
    '\r=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
    ' \t@A1',
    '\uFEFF+1',
    '\u3000＝1+1',
    '\u00AD\u2060\u3164=1',
    '\uFFF9=1',
    '﹦1+1',
  ])('%j is a text and never a formula @text:csv', (value) =>
    expect(csvCell(value)).toMatch(/^"?'/),
  );
  it('escapes separators, quotes and line breaks', () => {
    expect(csvCell('a,b')).toBe('"a,b"');
    expect(csvCell('a\nb')).toBe('"a\nb"');
    expect(csvCell('=A1,"x"')).toBe('"\'=A1,""x"""');
  });
  it('leaves plain texts and numbers as they are, below zero too', () => {
    expect(['2026-11-20', -15_000].map(csvCell)).toEqual(['2026-11-20', '-15000']);
  });
  it('is empty where the value is unknown @text:csv', () => expect(csvCell(null)).toBe(''));
});

const formulaStarts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];

describe('a file of hostile texts, as a CSV parser reads it', () => {
  const cells = parse(csvOf(hostileTexts.map((text) => [text, 1])), {
    bom: true,
    record_delimiter: ['\r\n', '\n', '\r'],
  }).map(([text]) => text);

  it('has each text in a row of its own, unchanged but for formulas @text:csv', () => {
    const asTexts = hostileTexts.map((text) =>
      // Lone surrogates cannot be encoded in UTF-8.
      (formulaStarts.includes(text.charAt(0)) ? `'${text}` : text).toWellFormed(),
    );
    expect(cells).toEqual(asTexts);
  });
});

it('a file has its lines with CRLF after a byte order mark @text:csv', () => {
  expect(
    csvOf([
      ['이름', '횟수'],
      ['강민준', 20],
    ]),
  ).toBe('\uFEFF이름,횟수\r\n강민준,20\r\n');
  expect([...new TextEncoder().encode(csvOf([]))]).toEqual([0xef, 0xbb, 0xbf]);
});

describe('a copied list', () => {
  it.each([
    ['김\t서준', '김 서준'],
    ['김\r\n서준\u0000', '김 서준'],
    ['=1+1', "'=1+1"],
    ['"김서준', '\'"김서준'],
    ['김"서준"', '김"서준"'],
  ])('has %j as %j @members:contact', (text, cell) => expect(cellsText([[text]])).toBe(cell));
  it('has as many lines and cells as it should, whatever the texts @members:contact', () => {
    const lines = cellsText(hostileTexts.map((text) => [text, 'end'])).split(/\r\n|\r|\n/);
    expect(lines).toHaveLength(hostileTexts.length);
    for (const line of lines) expect(line.split('\t')).toEqual([expect.any(String), 'end']);
    expect(lines.filter((line) => /^[=+\-@"]/.test(line))).toEqual([]);
  });
});
