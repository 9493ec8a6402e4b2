import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { hostileTexts } from '../../testing/hostile-texts/index.ts';
import { setFaults } from '../support/faults.ts';
import { salesPath, signInAsMaster } from '../support/master.ts';
import { navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

signInAsMaster();

test('a downloaded file has no text of a server where a date or an amount belongs @extra:sales-csv', async ({
  page,
}) => {
  const hostileDates = hostileTexts.map(({ text }) => ({ date: text, totalAmount: 5000 }));
  const [{ text } = { text: '' }] = hostileTexts.filter((one) => one.text.startsWith('=HYPERLINK'));
  const hostileAmounts = { totalAmount: 5000, ptTotalAmount: text, pltTotalAmount: 1 };
  await setFaults(page, {
    kind: 'custom',
    operation: 'getSalesReport',
    status: 200,
    body: [...hostileDates, { date: '2026-11-19', ...hostileAmounts }],
  });
  await navigate(page, `${salesPath}?start=2026-11-18&end=2026-11-20`);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV 내려받기' }).click();
  const file = await (await waiting).path();
  expect(parse(await readFile(file), { bom: true })).toEqual([
    ['날짜', '총매출', 'PT', '필라테스', '헬스', '기타'],
    ['2026-11-19', '5000', '', '1', '', ''],
    ['합계', '5000', '', '1', '', ''],
  ]);
});
