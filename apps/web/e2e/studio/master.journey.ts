import { expect, test } from '@playwright/test';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import {
  masterMyPagePath,
  membersPath,
  salesPath,
  signInAsMaster,
  trainersPath,
} from '../support/master.ts';
import { navigateByMenu } from '../support/menu.ts';
import { forbidden, noData } from '../support/messages.ts';
import { searchesOf } from '../support/requests.ts';
import { morning, setTime } from '../support/time.ts';

const pages = [salesPath, membersPath, trainersPath, masterMyPagePath];

test.describe('trainers', () => {
  signInAsMaster();

  test('their month is chosen by year and month, sent as its first day and kept in the address @operation:listWorkers', async ({
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

  test('a month that cannot be loaded is empty and can be asked for again', async ({ page }) => {
    await setFaults(page, { kind: 'status', operation: 'listWorkers', status: 500 });
    await navigateByMenu(page, '직원');
    await expect(page.getByText(noData)).toBeVisible();
    await clearFaults(page);
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('row', { name: '강민준' })).toBeVisible();
  });
});

test('the master reads reviews without a form @role:master.reviews', async ({ page }) => {
  await signIn(page, 'master1');
  await navigateByMenu(page, '리뷰 관리');
  await expect(page.getByText('리뷰 작성은 고객만 가능합니다.')).toBeVisible();
  await expect(page.getByLabel('리뷰 내용')).toHaveCount(0);
});

for (const persona of ['customer1', 'trainer1']) {
  test(
    `${persona} is refused every page of the master`,
    { tag: ['@route:masterMyPage', '@route:sales', '@route:member', '@route:worker'] },
    async ({ page }) => {
      await signIn(page, persona);
      for (const path of pages) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1, name: forbidden })).toBeVisible();
      }
    },
  );
}

test('signed out, every page of the master leads over sign-in back to itself @guard:signed-out', async ({
  page,
}) => {
  await setTime(page, morning);
  for (const path of [
    `${salesPath}?start=2026-11-01&end=2026-11-20`,
    `${membersPath}?role=manager`,
    `${trainersPath}?year=2025&month=03`,
    masterMyPagePath,
  ]) {
    await page.goto(path);
    await expect(page).toHaveURL('/auth/signin');
    await submitSignIn(page, 'master1');
    await expect(page).toHaveURL(path);
    await page.evaluate(() => localStorage.clear());
  }
});

for (const [time, day, month] of [
  ['2026-11-30T23:59:00', '2026-11-30', '11'],
  ['2026-12-01T00:01:00', '2026-12-01', '12'],
] as const) {
  test.describe(`on a device in Los Angeles at ${time.slice(11, 16)} in Seoul`, () => {
    test.use({ timezoneId: 'America/Los_Angeles' });

    test(`sales begin with ${day} and trainers with month ${month} @time:today`, async ({
      page,
    }) => {
      await setTime(page, time);
      await signIn(page, 'master1', salesPath);
      await expect(page.getByLabel('시작일')).toHaveValue(day);
      await page.getByRole('button', { name: '이번 달' }).click();
      await expect(page.getByLabel('시작일')).toHaveValue(`2026-${month}-01`);
      await page.goto(trainersPath);
      await expect(page.getByLabel('월')).toHaveValue(month);
    });
  });
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no page of the master scrolls sideways @look:narrow', async ({ page }) => {
    await signIn(page, 'master1');
    for (const path of [
      ...pages,
      `${salesPath}?start=2025-01-01&end=2026-11-20`,
      `${membersPath}?grouped=1`,
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        path,
      ).toBeLessThanOrEqual(0);
    }
    await page.goto(`${masterMyPagePath}?dialog=checkin`);
    const dialog = page.getByRole('dialog', { name: '출석 체크' });
    await dialog.getByText('화면 숫자판').click();
    await expect(dialog.getByRole('button', { name: '0', exact: true })).toBeVisible();
    expect(
      await dialog.evaluate((element) => element.scrollWidth - element.clientWidth),
    ).toBeLessThanOrEqual(0);
  });
});
