import { signIn } from '../support/authentication.ts';
import { salesPath, signInAsMaster, trainersPath } from '../support/master.ts';
import { navigateByMenu } from '../support/menu.ts';
import { navigate } from '../support/pages.ts';
import { searchesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { setTime } from '../support/time.ts';

test.describe('the list of trainers', () => {
  signInAsMaster();

  test('the month is selected by year and month, requested by its first day and kept in the search params @operation:listWorkers', async ({
    page,
  }) => {
    const queries = searchesOf(page, '/api/fitness/admin/manager');
    await navigateByMenu(page, '직원');
    await expect(page.getByLabel('연도')).toHaveValue('2026');
    await expect(page.getByLabel('월')).toHaveValue('11');
    await expect(page.getByRole('row', { name: '강민준' })).toBeVisible();
    await page.getByLabel('월').selectOption('10');
    await expect(page).toHaveURL(`${trainersPath}?year=2026&month=10`);
    await expect(page.getByRole('row', { name: '정유나' })).toContainText('60회');
    await page.getByLabel('연도').selectOption('2024');
    await expect(page.getByRole('row', { name: '정유나' })).toContainText('0회');
    expect(queries).toEqual([
      '?classTime=2026-11-01',
      '?classTime=2026-10-01',
      '?classTime=2024-10-01',
    ]);
    await page.reload();
    await expect(page.getByLabel('연도')).toHaveValue('2024');
    await expect(page.getByLabel('월')).toHaveValue('10');
  });
});

test('the master reads reviews without a form @role:master.reviews', async ({ page }) => {
  await signIn(page, 'master1');
  await navigateByMenu(page, '리뷰 관리');
  await expect(page.getByText('리뷰 작성은 고객만 가능합니다.')).toBeVisible();
  await expect(page.getByLabel('리뷰 내용')).toHaveCount(0);
});

for (const [time, day, month] of [
  ['2026-11-30T23:59:00', '2026. 11. 30.', '11'],
  ['2026-12-01T00:01:00', '2026. 12. 1.', '12'],
] as const) {
  test.describe(`on a device in Los Angeles at ${time.slice(11, 16)} in Seoul`, () => {
    test.use({ timezoneId: 'America/Los_Angeles' });

    test(`sales start with ${day} and trainers with month ${month} @time:today`, async ({
      page,
    }) => {
      await setTime(page, time);
      await signIn(page, 'master1', salesPath);
      await expect(page.getByLabel('시작일')).toHaveValue(day);
      await page.getByRole('button', { name: '이번 달' }).click();
      await expect(page.getByLabel('시작일')).toHaveValue(`2026. ${month}. 1.`);
      await navigate(page, trainersPath);
      await expect(page.getByLabel('월')).toHaveValue(month);
    });
  });
}

test.describe('on a device in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('typed dates stay at midnight in Seoul, when the report moves on to the new day @time:kept @sales:typed', async ({
    page,
  }) => {
    await setTime(page, '2026-11-30T23:59:00');
    await signIn(page, 'master1', salesPath);
    const [start, end] = [page.getByLabel('시작일'), page.getByLabel('종료일')];
    await start.fill('2026-11-01');
    await setTime(page, '2026-12-01T00:00:00');
    await expect(page.getByText('2026. 12. 1. · 1일')).toBeVisible();
    await expect(start).toHaveValue('2026-11-01');
    await expect(end).toHaveValue('2026. 11. 30.');
    await page.getByRole('button', { name: '조회' }).click();
    await expect(page).toHaveURL(`${salesPath}?start=2026-11-01&end=2026-11-30`);
  });
});
