import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../../testing/hostile-texts/index.ts';
import { cellsText } from './cells.ts';

describe('a copied list', () => {
  it('has the cells of a line between tabs', () => {
    expect(
      cellsText([
        ['이름', '연락처'],
        ['김서준', '010-2000-0001'],
        ['', ''],
      ]),
    ).toBe('이름\t연락처\n김서준\t010-2000-0001\n\t');
  });
  it.each([
    ['김\t서준', '김 서준'],
    ['김\r\n서준\u0000', '김 서준'],
    ['=1+1', "'=1+1"],
    ['\t=1+1', "'=1+1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['"김서준', '\'"김서준'],
    ['김"서준"', '김"서준"'],
  ])('has %j as %j @members:copy', (text, cell) => expect(cellsText([[text]])).toBe(cell));
  it('has as many lines and cells as it should, whatever the texts @members:copy', () => {
    const lines = cellsText(hostileTexts.map(({ text }) => [text, 'end'])).split(/\r\n|\r|\n/);
    expect(lines).toHaveLength(hostileTexts.length);
    for (const line of lines) expect(line.split('\t')).toEqual([expect.any(String), 'end']);
    expect(lines.filter((line) => /^[=+\-@"]/.test(line))).toEqual([]);
  });
});
