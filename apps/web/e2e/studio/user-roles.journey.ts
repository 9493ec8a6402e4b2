import type { Locator } from '@playwright/test';
import { toast } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { membersPath, signInAsMaster, trainersPath } from '../support/master.ts';
import { navigateByMenu } from '../support/menu.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

signInAsMaster();

const roleIn = (row: Locator) => row.getByLabel('권한');

/** On a phone the editor is in the collapsed part of the row. */
const unfold = (row: Locator) => row.getByRole('button', { name: '자세히' }).click();

test('page, search, filters and grouping of users and the month of trainers are in the search params @screen:member.list', async ({
  page,
}) => {
  await navigateByMenu(page, '회원');
  const rows = page.getByRole('table', { name: '회원 목록' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await page
    .getByRole('navigation', { name: '페이지' })
    .getByRole('button', { name: '다음' })
    .click();
  await expect(page).toHaveURL(`${membersPath}?page=2`);
  await page.getByLabel('회원 검색').fill('김서준');
  await expect(page).toHaveURL(`${membersPath}?q=${encodeURIComponent('김서준')}`);
  await expect(rows).toHaveCount(4);
  await page.getByRole('switch', { name: '회원별로 보기' }).click();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel('회원 검색')).toHaveValue('김서준');
  await expect(page.getByRole('switch', { name: '회원별로 보기' })).toBeChecked();
  await expect(rows).toHaveCount(2);
  await page.getByLabel('회원 구분').selectOption('매니저');
  await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();
  await page.getByRole('button', { name: '조건 지우기' }).click();
  await expect(page).toHaveURL(`${membersPath}?grouped=1`);
  await expect(page.getByLabel('회원 검색')).toHaveValue('');

  await navigate(page, trainersPath);
  await page.getByLabel('월').selectOption('10');
  await expect(page).toHaveURL(`${trainersPath}?year=2026&month=10`);
  await page.reload();
  await expect(page.getByLabel('월')).toHaveValue('10');
});

test('a role that a double click saves once changes all rows of the user, adds them to the trainers and persists @text:member.saved @operation:changeUserRole', async ({
  page,
}) => {
  const bodies = bodiesOf(page, 'PUT', '/api/fitness/admin/users/101/role');
  const path = `${membersPath}?q=01020000001`;
  const rows = page.getByRole('row', { name: '김서준' });
  await navigateByMenu(page, '직원');
  await expectLoaded(page);
  await expect(rows).toHaveCount(0);
  await navigate(page, path);
  await expect(rows).toHaveCount(3);
  await unfold(rows.nth(1));
  await roleIn(rows.nth(1)).selectOption('매니저');
  // Delays the response; otherwise the second click would be a new save.
  await setFaults(page, { kind: 'latency', ms: 1000, operation: 'changeUserRole' });
  await rows.nth(1).getByRole('button', { name: '저장' }).dblclick();
  await expect(toast(page, '회원번호 101 저장되었습니다.')).toHaveCount(1);
  for (const index of [0, 1, 2]) await expect(roleIn(rows.nth(index))).toHaveValue('manager');
  expect(bodies).toEqual([{ userId: 101, roleName: 'ROLE_MANAGER' }]);
  await expect(toast(page, '회원번호 101 저장되었습니다.')).toBeHidden();
  await navigateByMenu(page, '직원');
  await expect(rows).toHaveCount(1);
  await page.goto(path);
  for (const index of [0, 1, 2]) await expect(roleIn(rows.nth(index))).toHaveValue('manager');
});

test('an unsaved role is kept while another page of the list is shown', async ({ page }) => {
  await navigate(page, membersPath);
  const row = page.getByRole('row', { name: '노나연' });
  await unfold(row);
  await roleIn(row).selectOption('매니저');
  const turn = page.getByRole('navigation', { name: '페이지' });
  await turn.getByRole('button', { name: '다음' }).click();
  await expect(row).toHaveCount(0);
  await turn.getByRole('button', { name: '이전' }).click();
  await expect(roleIn(row)).toBeVisible();
  await expect(roleIn(row)).toHaveValue('manager');
});
