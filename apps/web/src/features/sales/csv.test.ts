import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { csvOf } from '../../lib/csv.ts';
import { salesLines, type SalesRow } from './figures.ts';

const row = {
  date: '2026-11-20',
  totalAmount: 1_215_000,
  ptTotalAmount: 840_000,
  pltTotalAmount: 360_000,
  htTotalAmount: 0,
};

const fileOf = (rows: readonly SalesRow[]) => csvOf(salesLines(rows));

describe('the exported sales (docs/product.md#sales)', () => {
  it('are the table with its totals, which Excel reads as Korean @extra:sales-csv', () => {
    expect(fileOf([{ ...row, date: '2026-11-19' }, row])).toBe(
      '\uFEFF날짜,총매출,PT,필라테스,헬스,그 외 (1일 이용권 등)\r\n2026-11-19,1215000,840000,360000,0,15000\r\n2026-11-20,1215000,840000,360000,0,15000\r\n합계,2430000,1680000,720000,0,30000\r\n',
    );
  });
  it.each([
    ['1-day passes only', [{ ...row, totalAmount: 30_000, ptTotalAmount: 0, pltTotalAmount: 0 }]],
    ['no 1-day pass', [{ ...row, totalAmount: 1_200_000 }]],
    ['all kinds', [row, { ...row, totalAmount: 1_650_000, htTotalAmount: 420_000 }]],
    ['no sales', [{ ...row, totalAmount: 0, ptTotalAmount: 0, pltTotalAmount: 0 }]],
    ['refunds', [row, { ...row, totalAmount: -1_215_000, ptTotalAmount: -1_200_000 }]],
    ['nothing', []],
  ])('have kinds that add up to the total in each line, with %s @extra:sales-csv', (_, rows) => {
    const [, ...lines] = parse(fileOf(rows), { bom: true });
    expect(lines).toHaveLength(rows.length + 1);
    for (const [, total, ...kinds] of lines)
      expect(kinds.reduce((sum, kind) => sum + Number(kind), 0)).toBe(Number(total));
  });
  it('leave unknown figures and their sums empty @extra:sales-csv', () => {
    const unknown = { ...row, htTotalAmount: null };
    expect(parse(fileOf([unknown, row]), { bom: true }).slice(1)).toEqual([
      ['2026-11-20', '1215000', '840000', '360000', '', ''],
      ['2026-11-20', '1215000', '840000', '360000', '0', '15000'],
      ['합계', '2430000', '1680000', '720000', '', ''],
    ]);
  });
});
