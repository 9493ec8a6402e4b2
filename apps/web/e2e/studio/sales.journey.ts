import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { salesPath, signInAsMaster } from '../support/master.ts';
import { navigateByMenu } from '../support/menu.ts';
import { navigate } from '../support/pages.ts';
import { searchesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const summary = (page: Page) => page.getByRole('region', { name: '기간 매출' });
const totals = (page: Page) => page.getByRole('row', { name: /^합계/ });

signInAsMaster();

test('the menu opens the sales of today in Seoul @sales:default', async ({ page }) => {
  const queries = searchesOf(page, '/api/fitness/admin/sales/reports');
  await navigateByMenu(page, '매출');
  await expect(page).toHaveURL(salesPath);
  await expect(page.getByLabel('시작일')).toHaveValue('2026. 11. 20.');
  await expect(page.getByLabel('종료일')).toHaveValue('2026. 11. 20.');
  await expect(totals(page)).toContainText('3,120,000원');
  expect(queries).toContain('?startDate=2026-11-20&endDate=2026-11-20');
  expect(queries).toContain('?startDate=2026-11-19&endDate=2026-11-19');
});

test('a range is in the search params: a reload keeps it and the back button reverts it', async ({
  page,
}) => {
  await navigate(page, salesPath);
  await page.getByLabel('시작일').fill('2026-11-01');
  await page.getByRole('button', { name: '조회' }).click();
  await expect(page).toHaveURL(`${salesPath}?start=2026-11-01&end=2026-11-20`);
  await expect(totals(page)).toContainText('8,385,000원');
  await expect(
    page.getByText('직전 기간(2026. 10. 12. ~ 10. 31.)보다 10.9% 줄었습니다.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('시작일')).toHaveValue('2026. 11. 1.');
  await page.getByRole('button', { name: '지난 달' }).click();
  await expect(page).toHaveURL(`${salesPath}?start=2026-10-01&end=2026-10-31`);
  await expect(totals(page)).toContainText('22,585,000원');
  await page.goBack();
  await expect(page.getByLabel('종료일')).toHaveValue('2026. 11. 20.');
  await expect(totals(page)).toContainText('8,385,000원');
});

test('the shown range can be downloaded as CSV @extra:sales-csv', async ({ page }) => {
  await navigate(page, `${salesPath}?start=2026-11-18&end=2026-11-20`);
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV 내려받기' }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toBe('매출_2026-11-18_2026-11-20.csv');
  expect(await readFile(await file.path(), 'utf8')).toBe(
    '\uFEFF날짜,총매출,PT,필라테스,헬스,기타\r\n2026-11-18,600000,0,600000,0,0\r\n2026-11-19,1260000,840000,0,420000,0\r\n2026-11-20,3120000,2280000,600000,240000,0\r\n합계,4980000,3120000,1200000,660000,0\r\n',
  );
});

test('the print layout has every page of the table and no buttons @extra:print', async ({
  page,
}) => {
  await navigate(page, `${salesPath}?start=2026-08-15&end=2026-11-20`);
  const rows = page.getByRole('table', { name: '날짜별 매출' }).locator('tbody tr');
  await expect(rows).toHaveCount(31);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => rows.count()).toBeGreaterThan(40);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByLabel('시작일')).toBeHidden();
  await expect(summary(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.emulateMedia({ media: 'screen' });
  await expect(rows).toHaveCount(31);
});
