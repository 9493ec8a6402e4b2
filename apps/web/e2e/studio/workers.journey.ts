import type { Page } from '@playwright/test';
import { exportFile } from '../support/export.ts';
import { signInAsMaster, trainersPath } from '../support/master.ts';
import { navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

signInAsMaster();

const table = (page: Page) => page.getByRole('table', { name: '직원 실적' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row', { name });
/** The lines of the table in the form of the file. */
async function linesOf(page: Page) {
  const rows = await table(page)
    .locator('tbody tr, tfoot tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  return rows.map((cells) => [
    ...cells.slice(0, 4),
    ...cells.slice(4).map((text) => /^[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? ''),
  ]);
}

test('a month is chosen and shown again by the back button and after a reload @screen:worker.month', async ({
  page,
}) => {
  const [year, month] = [page.getByLabel('연도'), page.getByLabel('월')];
  await navigate(page, trainersPath);
  await expect(rowOf(page, '정유나')).toContainText('48회');
  await month.selectOption('10');
  await expect(rowOf(page, '정유나')).toContainText('60회');
  await year.selectOption('2025');
  await page.reload();
  await expect(year).toHaveValue('2025');
  await expect(month).toHaveValue('10');
  await page.goBack();
  await expect(rowOf(page, '정유나')).toContainText('60회');
  await page.goBack();
  await expect(rowOf(page, '정유나')).toContainText('48회');
  await expect(page).toHaveURL(trainersPath);
});

test.describe('at a computer', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('screen and file have the same rows @worker:exports', async ({ page }) => {
    await navigate(page, trainersPath);
    await expect(rowOf(page, '정유나')).toContainText('48회');
    const onScreen = await linesOf(page);
    expect(onScreen).toHaveLength(7);

    const { name, header, lines } = await exportFile(page);
    expect(name).toBe('직원실적_2026-11.csv');
    const columns = ['번호', '이름', '성별', '연락처', '담당 회원 수', '수업 횟수'];
    expect(header).toEqual(columns);
    expect(lines).toEqual(onScreen);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('trainers are unfolded by touch, and downloaded @deep', async ({ page }) => {
    await navigate(page, trainersPath);
    const row = rowOf(page, '정유나');
    await expect(row.getByText('010-3000-0005')).toBeHidden();
    await row.getByRole('button', { name: '자세히' }).tap();
    await expect(row.getByText('010-3000-0005')).toBeVisible();
    expect((await exportFile(page)).name).toBe('직원실적_2026-11.csv');
  });
});
