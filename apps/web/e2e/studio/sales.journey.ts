import type { Page } from '@playwright/test';
import { exportFile } from '../support/export.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
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

const totals = (page: Page) => page.getByRole('row', { name: /^합계/ });
const table = (page: Page) => page.getByRole('table', { name: '날짜별 매출' });

/** The rows of a part of the table in the form of the file; a dash that is not read as 0원 is an unknown figure. */
async function rowsOf(page: Page, part: 'tbody' | 'tfoot') {
  const rows = await table(page)
    .locator(`${part} tr`)
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
  // Only at the end, not on every page.
  await expect(table(page).locator('tfoot')).toHaveCSS('display', 'table-row-group');
  // On paper of A4 the total is on one line.
  await page.setViewportSize({ width: 794, height: 1123 });
  const total = page
    .getByRole('region', { name: '기간 매출' })
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
  await expect(page.getByRole('region', { name: '기간 매출' })).toHaveCSS(
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
  const onScreen = await rowsOf(page, 'tbody');
  const { name, header, lines } = await exportFile(page);
  await page.getByRole('button', { name: '다음' }).click();
  await expect(table(page).locator('tbody tr')).toHaveCount(1);
  onScreen.push(...(await rowsOf(page, 'tbody')));
  const totals = (await rowsOf(page, 'tfoot')).flat().slice(1);

  expect(name).toBe('매출_2026-11-01_2026-12-02.csv');
  expect(header).toEqual(['날짜', '총매출', 'PT', '필라테스', '헬스', '기타']);
  const withoutOther = lines.map((line: string[]) => line.slice(0, -1));
  expect(withoutOther).toEqual([...onScreen, ['합계', ...totals]]);
  const other = Number(lines.at(-1)?.at(-1)).toLocaleString('ko-KR');
  const summary = page.getByRole('region', { name: '기간 매출' });

  await page.emulateMedia({ media: 'print' });
  await expect(table(page).locator('tbody tr')).toHaveCount(sales.length);
  expect(await rowsOf(page, 'tbody')).toEqual(onScreen);
  expect((await rowsOf(page, 'tfoot')).flat().slice(1)).toEqual(totals);
  await expect(summary).toContainText('2026. 11. 1. ~ 12. 2.');
  await expect(page.getByText(`총매출에는 기타 ${other}원이 포함됩니다.`)).toBeVisible();
});

test('the owner goes from today to the year, chooses a step, and comes back to what a link or the back button says @sales:trend @extra:sales-ranges', async ({
  page,
}) => {
  const chart = page.getByRole('img', { name: /매출, 20/ });
  const steps = page.getByRole('group', { name: '추이 단위' });
  const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true });
  await navigate(page, salesPath);
  await page.getByRole('button', { name: '올해' }).click();
  await expect(page).toHaveURL(`${salesPath}?start=2026-01-01&end=2026-11-20`);
  await expect(chart).toHaveAccessibleName(/^월별 매출/);
  await steps.getByRole('button', { name: '주' }).click();
  await expect(page).toHaveURL(`${salesPath}?start=2026-01-01&end=2026-11-20&by=week`);
  await expect(chart).toHaveAccessibleName(/^주별 매출/);

  await page.reload();
  await expect(pressed('주')).toBeVisible();
  await expect(pressed('올해')).toBeVisible();
  await expect(chart).toHaveAccessibleName(/^주별 매출/);
  // The table is paged without losing the step.
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page).toHaveURL(`${salesPath}?start=2026-01-01&end=2026-11-20&by=week&page=2`);
  await expect(pressed('주')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(salesPath);
  await expect(chart).toHaveCount(0);
  await expect(pressed('오늘')).toBeVisible();

  await page.goto(`${salesPath}?start=2026-11-01&end=2026-11-20&by=year`);
  await expect(chart).toHaveAccessibleName(/^일별 매출/);
  await expect(pressed('일')).toBeVisible();
});

test('the year before is requested once, after the report, and again by 다시 시도 @sales:year-before @sales:compare-failed @deep', async ({
  page,
}) => {
  // The strip of the home page requests sales too.
  await expect(
    page.getByRole('region', { name: '오늘의 스튜디오' }).getByText('0명'),
  ).toBeVisible();
  const starts: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith('/sales/reports'))
      starts.push(url.searchParams.get('startDate') ?? '');
  });
  const summary = page.getByRole('region', { name: '기간 매출' });
  const show = async (start: string, end: string) => {
    await page.getByLabel('시작일').fill(start);
    await page.getByLabel('종료일').fill(end);
    await page.getByRole('button', { name: '조회' }).click();
  };
  await navigate(page, `${salesPath}?start=2026-11-11&end=2026-11-19`);
  await expect(summary).toContainText('전년 같은 기간(2025. 11. 11. ~ 11. 19.) 매출은 없었습니다.');
  expect(starts).toEqual(['2026-11-11', '2026-11-02', '2025-11-11']);
  await show('2026-10-24', '2026-11-01');
  await expect(summary).toContainText('전년 같은 기간(2025. 10. 24. ~ 11. 1.) 매출은 없었습니다.');

  // The report and the previous period are those that were shown, so that only the year before is requested.
  starts.length = 0;
  await setFaults(page, { kind: 'status', status: 500, operation: 'getSalesReport' });
  await show('2026-11-02', '2026-11-10');
  await expect(summary).toContainText('전년 같은 기간의 매출을 불러오지 못해 비교할 수 없습니다.');
  await expect(totals(page)).toContainText('2,895,000원');
  expect(new Set(starts)).toEqual(new Set(['2025-11-02']));
  await clearFaults(page);
  await summary.getByRole('button', { name: '다시 시도' }).click();
  await expect(summary).toContainText('전년 같은 기간(2025. 11. 2. ~ 11. 10.) 매출은 없었습니다.');

  // What is past is not requested again.
  starts.length = 0;
  await page.goBack();
  await expect(summary).toContainText('전년 같은 기간(2025. 10. 24. ~ 11. 1.) 매출은 없었습니다.');
  expect(starts.filter((start) => start < '2026')).toEqual([]);
});

test('a period without sales has nothing to compare, export or add up @deep', async ({ page }) => {
  await navigate(page, `${salesPath}?start=2025-05-01&end=2025-05-31`);
  const summary = page.getByRole('region', { name: '기간 매출' });
  await expect(page.getByText('이 기간에는 매출이 없습니다.')).toBeVisible();
  await expect(summary).toContainText('직전 기간(2025. 3. 31. ~ 4. 30.) 매출도 없었습니다.');
  await expect(summary).toContainText('전년 같은 기간(2024. 5. 1. ~ 5. 31.) 매출도 없었습니다.');
  await expect(page.getByRole('button', { name: 'CSV 내려받기' })).toHaveCount(0);
  await expect(page.getByText(/^총매출에는 기타/)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a finger chooses the year and its days, and the report stays as wide as the window @sales:trend @deep', async ({
    page,
  }) => {
    await navigate(page, salesPath);
    await page.getByRole('button', { name: '올해' }).tap();
    await page.getByRole('group', { name: '추이 단위' }).getByRole('button', { name: '일' }).tap();
    await expect(page).toHaveURL(/by=day$/);
    const chart = page.getByRole('region', { name: /^일별 매출/ });
    await expect(chart).toBeVisible();
    expect(await chart.evaluate((area) => area.scrollLeft)).toBeGreaterThan(0);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
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
