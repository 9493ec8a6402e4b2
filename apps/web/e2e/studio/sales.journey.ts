import type { Page } from '@playwright/test';
import { exportFile } from '../support/export.ts';
import { setFaults } from '../support/faults.ts';
import { membersPath, salesPath, signInAsMaster } from '../support/master.ts';
import { navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

signInAsMaster();

/** The sales of a day in November: no 1-day pass on even days, and unknown figures on two days. */
const saleOn = (day: number) => ({
  date: `2026-11-${String(day).padStart(2, '0')}`,
  totalAmount: day === 4 ? null : 1_200_000 + (day % 2) * 15_000,
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

test('the print layout has a header, every page of the table and no buttons @extra:print @extra:print-header', async ({
  page,
}) => {
  await navigate(page, `${salesPath}?start=2026-08-15&end=2026-11-20`);
  const rows = table(page).locator('tbody tr');
  await expect(rows).toHaveCount(31);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => rows.count()).toBeGreaterThan(40);
  // On paper of A4 the total is on one line.
  await page.setViewportSize({ width: 794, height: 1123 });
  const total = page
    .getByRole('region', { name: '총매출' })
    .getByText(/^[\d,]{10,}원$/)
    .first();
  const { height, lineHeight } = await total.evaluate((element) => ({
    height: element.getBoundingClientRect().height,
    lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
  }));
  expect(height).toBeCloseTo(lineHeight, 0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByLabel('시작일')).toBeHidden();
  const header = page.getByRole('main').getByText('MAKE FIT', { exact: true }).locator('..');
  await expect(header).toHaveText(
    /^MAKE FIT2026\. 8\. 15\. ~ 11\. 20\.인쇄 일시 2026\. 11\. 20\. 09:\d\d$/,
  );
  await expect(page.getByRole('region', { name: '총매출' })).toHaveCSS(
    'background-color',
    'rgb(255, 255, 255)',
  );
  await page.emulateMedia({ media: 'screen' });
  await expect(rows).toHaveCount(31);
  await expect(header).toBeHidden();
});

test('screen, print and file of a range have the same rows, figures and order @sales:exports', async ({
  page,
}) => {
  await setFaults(page, { kind: 'custom', operation: 'getSalesReport', status: 200, body: sales });
  await navigate(page, `${salesPath}?start=2026-11-01&end=2026-12-02`);
  await expect(table(page).locator('tbody tr')).toHaveCount(31);
  const onScreen = await rowsOf(page);
  const { name, header, lines } = await exportFile(page);
  await page.getByRole('button', { name: '다음' }).click();
  await expect(table(page).locator('tbody tr')).toHaveCount(1);
  onScreen.push(...(await rowsOf(page)));

  expect(name).toBe('매출_2026-11-01_2026-12-02.csv');
  expect(header).toEqual(['날짜', '총매출', 'PT', '필라테스', '헬스', '그 외 (1일 이용권 등)']);
  expect(lines.slice(0, -1).map((line: string[]) => line.slice(0, -1))).toEqual(onScreen);
  // The sums are those beside the names of the kinds.
  const sums = await page
    .getByRole('region', { name: '매출 추이' })
    .getByRole('listitem')
    .evaluateAll((all) => all.map(({ lastChild }) => lastChild?.textContent?.replace(/\D/g, '')));
  expect(lines.at(-1)?.slice(2)).toEqual(sums);

  await page.emulateMedia({ media: 'print' });
  await expect(table(page).locator('tbody tr')).toHaveCount(sales.length);
  expect(await rowsOf(page)).toEqual(onScreen);
  await expect(page.getByRole('region', { name: '총매출' })).toContainText('2026. 11. 1. ~ 12. 2.');
});

test('the owner goes from today to the year, pages the table, and comes back to what a link or the back button says @sales:trend @extra:sales-ranges', async ({
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
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(salesPath);
  await expect(chart).toHaveCount(0);
  await expect(pressed('오늘')).toBeVisible();
});

test('the list of members is printed with all rows that it counts @list:print', async ({
  page,
}) => {
  await navigate(page, membersPath);
  const rows = page.getByRole('table', { name: '회원 목록' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect(page.getByText('이용권 83건')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(rows).toHaveCount(83);
  await page.emulateMedia({ media: 'screen' });
  await expect(rows).toHaveCount(10);
});
