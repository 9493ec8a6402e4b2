import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { hostileTexts } from '../../testing/hostile-texts/index.ts';
import { dismissAlert } from '../support/elements.ts';
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
    ['날짜', '총매출', 'PT', '필라테스', '헬스', '그 외 (1일 이용권 등)'],
    ['2026-11-19', '5000', '', '1', '', ''],
    ['합계', '5000', '', '1', '', ''],
  ]);
});

test.describe("in an app's own browser", () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15',
    viewport: { width: 810, height: 1080 },
  });

  test('the master is told where the sales can be downloaded @extra:in-app-export', async ({
    page,
  }) => {
    await navigate(page, `${salesPath}?start=2026-11-18&end=2026-11-20`);
    await page.getByRole('button', { name: 'CSV 내려받기' }).click();
    await dismissAlert(
      page,
      '지금 쓰는 앱에서는 파일을 받을 수 없습니다. Safari나 Chrome에서 열어 다시 시도해주세요.',
    );
  });
});
