import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { setFaults } from '../support/faults.ts';
import { salesPath, signInAsMaster } from '../support/master.ts';
import { navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

signInAsMaster();

/** The sales of a day in November: no 1-day pass on even days, and an unknown figure on one day. */
const saleOn = (day: number) => ({
  date: `2026-11-${String(day).padStart(2, '0')}`,
  totalAmount: 1_200_000 + (day % 2) * 15_000,
  ptTotalAmount: 840_000,
  pltTotalAmount: 360_000,
  htTotalAmount: day === 3 ? null : 0,
});
const december = {
  ...saleOn(1),
  date: '2026-12-01',
  totalAmount: 1_260_000,
  htTotalAmount: 60_000,
};
// More rows than a page shows, in the server's order.
const sales = [
  ...Array.from({ length: 30 }, (_, index) => saleOn(index + 1)),
  december,
  { ...december, date: '2026-12-02' },
];

const table = (page: Page) => page.getByRole('table', { name: '날짜별 매출' });

/** The rows of the table in the form of the file; a dash is an unknown figure. */
async function rowsOf(page: Page) {
  const rows = await table(page)
    .locator('tbody tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  return rows.map(([name = '', ...amounts]) => [
    name.replace(/^(\d+)\. (\d+)\. (\d+)\.$/, (_, year: string, month: string, day: string) =>
      [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
    ),
    ...amounts.map((amount) => (amount === '–' ? '' : amount.replace(/\D/g, ''))),
  ]);
}

test('screen and file of a range have the same rows, figures and order', async ({ page }) => {
  await setFaults(page, { kind: 'custom', operation: 'getSalesReport', status: 200, body: sales });
  await navigate(page, `${salesPath}?start=2026-11-01&end=2026-12-02`);
  await expect(table(page).locator('tbody tr')).toHaveCount(31);
  const onScreen = await rowsOf(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV 내려받기' }).click();
  const file = await download;
  const [header, ...lines] = parse(await readFile(await file.path(), 'utf8'), { bom: true });
  await page.getByRole('button', { name: '다음' }).click();
  await expect(table(page).locator('tbody tr')).toHaveCount(1);
  onScreen.push(...(await rowsOf(page)));

  expect(file.suggestedFilename()).toBe('매출_2026-11-01_2026-12-02.csv');
  expect(header).toEqual(['날짜', '총매출', 'PT', '필라테스', '헬스', '그 외 (1일 이용권 등)']);
  expect(lines.slice(0, -1).map((line: string[]) => line.slice(0, -1))).toEqual(onScreen);
  // The sums are those beside the names of the kinds.
  const sums = await page
    .getByRole('region', { name: '매출 추이' })
    .getByRole('listitem')
    .evaluateAll((all) => all.map(({ lastChild }) => lastChild?.textContent?.replace(/\D/g, '')));
  expect(lines.at(-1)?.slice(2)).toEqual(sums);
});

test('the owner goes from today to the year, pages the table, and comes back to what a link or the back button says', async ({
  page,
}) => {
  const chart = page.getByRole('img', { name: /매출, 20/ });
  const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true });
  await navigate(page, salesPath);
  await page.getByRole('button', { name: '올해' }).click();
  await expect(page).toHaveURL(`${salesPath}?start=2026-01-01&end=2026-11-20`);
  await expect(chart).toHaveAccessibleName(/^월별 매출/);
  await page.reload();
  await expect(pressed('올해')).toBeVisible();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page).toHaveURL(`${salesPath}?start=2026-01-01&end=2026-11-20&page=2`);
  await page.getByLabel('시작일').fill('오늘');
  await page.getByRole('button', { name: '지난달' }).click();
  await expect(page).toHaveURL(`${salesPath}?start=2026-10-01&end=2026-10-31`);
  await expect(page.getByLabel('시작일')).toHaveValue('2026. 10. 1.');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(salesPath);
  await expect(chart).toHaveCount(0);
  await expect(pressed('오늘')).toBeVisible();
  await expect(page.getByLabel('시작일')).toHaveValue('2026. 11. 20.');
  await expect(page.getByLabel('종료일')).toHaveValue('2026. 11. 20.');
});
