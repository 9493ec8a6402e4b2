import type { Page } from '@playwright/test';
import { exportFile } from '../support/export.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { signInAsMaster, trainersPath } from '../support/master.ts';
import { noData } from '../support/messages.ts';
import { navigate } from '../support/pages.ts';
import { searchesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

signInAsMaster();

const table = (page: Page) => page.getByRole('table', { name: '직원 실적' });
const rowOf = (page: Page, name: string) => table(page).getByRole('row', { name });
const expectMonth = (page: Page, name: string) =>
  expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
const previous = (page: Page) => page.getByRole('button', { name: '이전 달' });
const failedBefore = '전월 실적을 불러오지 못해 비교할 수 없습니다.';

/** The lines of the table in the form of the file, without what stands beside the counts. */
async function linesOf(page: Page) {
  const rows = await table(page)
    .locator('tbody tr, tfoot tr')
    .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent)));
  return rows.map((cells) => [
    ...cells.slice(0, 4),
    ...cells.slice(4).map((text) => /^[\d,]+/.exec(text)?.[0].replaceAll(',', '') ?? ''),
  ]);
}

test('months are stepped through by keyboard and by the back button, and each is requested once, before the one that it is compared with @worker:steps @worker:before-later', async ({
  page,
}) => {
  const searches = searchesOf(page, '/api/fitness/admin/manager');
  await navigate(page, trainersPath);
  await expect(rowOf(page, '정유나')).toContainText('전월 60회');
  await previous(page).press('Enter');
  await expectMonth(page, '2026년 10월');
  await expect(rowOf(page, '정유나')).toContainText('+29');
  await previous(page).press('Enter');
  await expectMonth(page, '2026년 9월');
  await expect(page.getByLabel('월')).toHaveValue('09');
  await expect(previous(page)).toBeFocused();
  await expect(rowOf(page, '윤태오')).toContainText('전월과 같음');
  await page.goBack();
  await expectMonth(page, '2026년 10월');
  await page.goForward();
  await expectMonth(page, '2026년 9월');
  await page.goBack();
  await page.goBack();
  await expectMonth(page, '2026년 11월');
  await expect(page).toHaveURL(trainersPath);
  expect(searches).toEqual(['11', '10', '09', '08'].map((month) => `?classTime=2026-${month}-01`));
  await page.getByLabel('연도').selectOption('2025');
  await expectMonth(page, '2025년 11월');
  await page.reload();
  await expectMonth(page, '2025년 11월');
});

test('a month is shown while the month before is pending, without it where that fails, and compared after a retry @worker:before-later @list:failed @deep', async ({
  page,
}) => {
  await navigate(page, trainersPath);
  await expect(rowOf(page, '정유나')).toContainText('전월 60회');
  await setFaults(page, { kind: 'hang', operation: 'listWorkers' });
  await previous(page).click();
  await expectMonth(page, '2026년 10월');
  await expect(rowOf(page, '정유나')).toContainText('60회');
  await expect(page.getByText('전월과의 차이입니다.')).toBeHidden();
  await clearFaults(page);
  await expect(rowOf(page, '정유나')).toContainText('+29');

  await setFaults(page, { kind: 'status', status: 500, operation: 'listWorkers' });
  await previous(page).click();
  await expect(page.getByText(failedBefore)).toBeVisible();
  await expect(rowOf(page, '정유나')).toContainText('31회');
  await page.getByLabel('연도').selectOption('2024');
  await expect(page.getByText(noData)).toBeVisible();
  await expect(page.getByText(failedBefore)).toBeHidden();
  await expect(page.getByRole('button', { name: 'CSV 내려받기' })).toBeHidden();
  await page.goBack();
  const retry = page.getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeVisible();
  await clearFaults(page);
  await retry.click();
  await expect(rowOf(page, '정유나')).toContainText('+25');
  await expect(page.getByText(failedBefore)).toBeHidden();

  await setFaults(page, { kind: 'custom', status: 200, body: null, operation: 'listWorkers' });
  await page.getByLabel('연도').selectOption('2023');
  await expect(page.getByText('이달에는 실적이 없습니다.')).toBeVisible();
});

test.describe('at a computer', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('screen, print and file have the same rows in the chosen order; print has a header and no controls @worker:exports @worker:sort @extra:print @extra:print-header', async ({
    page,
  }) => {
    await navigate(page, trainersPath);
    const sessions = table(page).getByRole('columnheader', { name: '수업 횟수' });
    await sessions.getByRole('button').press('Enter');
    await sessions.getByRole('button').press('Enter');
    await expect(sessions).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(`${trainersPath}?sort=-classSessionCount`);
    await page.reload();
    await expect(rowOf(page, '정유나')).toContainText('전월 60회');
    const onScreen = await linesOf(page);
    expect(onScreen.map(([, name]) => name)).toEqual([
      '정유나',
      '최하은',
      '박도윤',
      '이서연',
      '강민준',
      '윤태오',
      '합계',
    ]);

    const { name, header, lines } = await exportFile(page);
    expect(name).toBe('직원실적_2026-11-01_2026-11-20.csv');
    const columns = ['번호', '이름', '성별', '연락처', '담당 회원 수', '수업 횟수'];
    expect(header).toEqual([...columns, '전월 담당 회원 수', '전월 수업 횟수']);
    expect(lines.map((line: string[]) => line.slice(0, 6))).toEqual(onScreen);
    expect(lines.at(0)?.slice(6)).toEqual(['15', '60']);

    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await expect(page.getByRole('columnheader')).toHaveText(columns, { useInnerText: true });
    expect(await linesOf(page)).toEqual(onScreen);
    await expect(
      page.getByRole('main').getByText('MAKE FIT', { exact: true }).locator('..'),
    ).toHaveText(/^MAKE FIT2026년 11월인쇄 일시 2026\. 11\. 20\. 09:\d\d$/);
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('trainers are sorted and unfolded by touch, and downloaded @worker:sort @deep', async ({
    page,
  }) => {
    await navigate(page, trainersPath);
    await page.getByLabel('정렬').selectOption('담당 회원 수 내림차순');
    await expect(table(page).getByRole('row').nth(1)).toContainText('정유나');
    const row = rowOf(page, '정유나');
    await expect(row.getByText('010-3000-0005')).toBeHidden();
    await row.getByRole('button', { name: '자세히' }).tap();
    await expect(row.getByText('010-3000-0005')).toBeVisible();
    await previous(page).tap();
    await expectMonth(page, '2026년 10월');
    expect((await exportFile(page)).name).toBe('직원실적_2026-10-01_2026-10-31.csv');
  });
});
