import type { Locator, Page } from '@playwright/test';
import { submitSignIn } from '../support/authentication.ts';
import { answerQuestion, toast } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { membersPath, signInAsMaster } from '../support/master.ts';
import { navigateByMenu, openMenu } from '../support/menu.ts';
import { networkError } from '../support/messages.ts';
import { navigate } from '../support/pages.ts';
import { bodiesOf, searchesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

signInAsMaster();

const rowsOf = (page: Page, name: string) => page.getByRole('row', { name });
const roleIn = (row: Locator) => row.getByLabel('권한');
const save = (row: Locator) => row.getByRole('button', { name: '저장' });

/** On a phone the editor is in the collapsed part of the row. */
const unfold = (row: Locator) => row.getByRole('button', { name: '자세히' }).click();

test('ten users a page; page, search, filters and grouping are in the search params @screen:member.list', async ({
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
  await page.getByText('회원별로 보기').click();
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
});

test('a saved role changes all rows of the user, shows a message for a while and persists @text:member.saved @operation:changeUserRole', async ({
  page,
}) => {
  const bodies = bodiesOf(page, 'PUT', '/api/fitness/admin/users/101/role');
  await navigate(page, `${membersPath}?q=01020000001`);
  const rows = rowsOf(page, '김서준');
  await expect(rows).toHaveCount(3);
  await unfold(rows.nth(1));
  await roleIn(rows.nth(1)).selectOption('비회원');
  await save(rows.nth(1)).click();
  await answerQuestion(page, '권한을 비회원으로 바꾸시겠습니까?', '비회원으로 변경');
  await expect(toast(page, '회원번호 101 저장되었습니다.')).toBeVisible();
  for (const index of [0, 1, 2]) await expect(roleIn(rows.nth(index))).toHaveValue('anonymous');
  expect(bodies).toEqual([{ userId: 101, roleName: 'ROLE_ANONYMOUS' }]);
  await expect(toast(page, '회원번호 101 저장되었습니다.')).toBeHidden();
  await page.reload();
  for (const index of [0, 1, 2]) await expect(roleIn(rows.nth(index))).toHaveValue('anonymous');
});

test('a new manager has the menu of managers after the next sign-in, and is among the trainers', async ({
  page,
}) => {
  await navigateByMenu(page, '직원');
  await expect(page.getByRole('row', { name: '이하린' })).toHaveCount(0);
  await navigateByMenu(page, '회원');
  await page.getByLabel('회원 검색').fill('이하린');
  const row = rowsOf(page, '이하린');
  await unfold(row);
  await roleIn(row).selectOption('매니저');
  await save(row).click();
  await expect(toast(page, '회원번호 102 저장되었습니다.')).toBeVisible();
  await navigateByMenu(page, '직원');
  await expect(page.getByRole('row', { name: '이하린' })).toBeVisible();
  await openMenu(page, '회원');
  await page.getByRole('button', { name: '로그아웃' }).click();
  await submitSignIn(page, 'customer2');
  await expect(page).toHaveURL('/');
  await openMenu(page, '수업 관리');
});

test('a role that is not saved is reset, with the reason', async ({ page }) => {
  await navigate(page, `${membersPath}?q=01020000001`);
  const row = rowsOf(page, '김서준').first();
  await setFaults(page, {
    kind: 'status',
    operation: 'changeUserRole',
    status: 409,
    message: '마지막 관리자의 권한은 바꿀 수 없습니다.',
  });
  await unfold(row);
  await roleIn(row).selectOption('매니저');
  await save(row).click();
  const alert = page.getByRole('alertdialog', { name: '권한을 저장하지 못했습니다.' });
  await expect(alert).toHaveAccessibleDescription('마지막 관리자의 권한은 바꿀 수 없습니다.');
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(roleIn(row)).toHaveValue('customer');
  await setFaults(page, { kind: 'offline', operation: 'changeUserRole' });
  await roleIn(row).selectOption('매니저');
  await save(row).click();
  await expect(alert).toHaveAccessibleDescription(networkError);
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(roleIn(row)).toHaveValue('customer');
  await expect(page.getByRole('row', { name: '김서준' })).toHaveCount(3);
});

test('an unsaved role is kept while another page of the list is shown', async ({ page }) => {
  await navigate(page, membersPath);
  const row = rowsOf(page, '노나연');
  await unfold(row);
  await roleIn(row).selectOption('매니저');
  const turn = page.getByRole('navigation', { name: '페이지' });
  await turn.getByRole('button', { name: '다음' }).click();
  await expect(row).toHaveCount(0);
  await turn.getByRole('button', { name: '이전' }).click();
  await expect(roleIn(row)).toBeVisible();
  await expect(roleIn(row)).toHaveValue('manager');
});

test('a double click saves once', async ({ page }) => {
  const bodies = bodiesOf(page, 'PUT', '/api/fitness/admin/users/107/role');
  await navigate(page, membersPath);
  const row = rowsOf(page, '노나연');
  await unfold(row);
  await roleIn(row).selectOption('매니저');
  // Delays the response; otherwise the second click would be a new save.
  await setFaults(page, { kind: 'latency', ms: 2000, operation: 'changeUserRole' });
  await save(row).dblclick();
  await expect(toast(page, '회원번호 107 저장되었습니다.')).toHaveCount(1);
  expect(bodies).toHaveLength(1);
});

test("a trainer's work is checked once, and nothing is saved before the answer @member:asks @member:work", async ({
  page,
}) => {
  const bodies = bodiesOf(page, 'PUT', '/api/fitness/admin/users/5/role');
  const checks = searchesOf(page, '/api/fitness/admin/manager');
  await navigate(page, `${membersPath}?q=01030000005`);
  const row = rowsOf(page, '정유나');
  await unfold(row);
  await roleIn(row).selectOption('고객');
  await setFaults(page, { kind: 'latency', ms: 1000, operation: 'listWorkers' });
  await save(row).dblclick();
  const question = page.getByRole('alertdialog', { name: '권한을 고객으로 바꾸시겠습니까?' });
  await expect(question).toContainText('담당 회원 19명, 이번 달 수업 48회');
  // Escape cancels the dialog.
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(roleIn(row)).toHaveValue('manager');
  expect(bodies).toEqual([]);
  expect(checks).toEqual(['?classTime=2026-11-01']);
  await roleIn(row).selectOption('고객');
  await save(row).click();
  await answerQuestion(page, '권한을 고객으로 바꾸시겠습니까?', '고객으로 변경');
  await expect(toast(page, '회원번호 5 저장되었습니다.')).toBeVisible();
  expect(bodies).toEqual([{ userId: 5, roleName: 'ROLE_CUSTOMER' }]);
  await navigateByMenu(page, '직원');
  await expect(page.getByRole('row', { name: '강민준' })).toBeVisible();
  await expect(page.getByRole('row', { name: '정유나' })).toHaveCount(0);
});

test("a master's role is editable, and the last master keeps it @screen:member.list", async ({
  page,
}) => {
  await navigate(page, `${membersPath}?role=master`);
  const row = rowsOf(page, '대표');
  await expect(roleIn(row)).toHaveValue('master');
  await unfold(row);
  await roleIn(row).selectOption('고객');
  await save(row).click();
  const alert = page.getByRole('alertdialog', { name: '권한을 저장하지 못했습니다.' });
  await expect(alert).toHaveAccessibleDescription('마지막 관리자의 권한은 바꿀 수 없습니다.');
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(roleIn(row)).toHaveValue('master');
});
