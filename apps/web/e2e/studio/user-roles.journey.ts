import type { Page } from '@playwright/test';
import { submitSignIn } from '../support/authentication.ts';
import { answerQuestion, dismissAlert, toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { membersPath, signInAsMaster, trainersPath } from '../support/master.ts';
import { navigateByMenu } from '../support/menu.ts';
import { invalidToken } from '../support/messages.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import {
  accountsPath,
  changedRoles,
  chooseRole,
  chooseRoles,
  roleIn,
  rowOf,
  saveAllQuestion,
  saveAllRoles,
  unfold,
} from '../support/roles.ts';
import { expect, test } from '../support/test.ts';

signInAsMaster();

test('page, search, filters and grouping of users and the month of trainers are in the search params @screen:member.list', async ({
  page,
}) => {
  await navigateByMenu(page, '회원');
  const rows = page.getByRole('table', { name: '회원 목록' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  await expect.poll(async () => (await rows.first().boundingBox())?.y).toBeLessThanOrEqual(360);
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
  await page.getByRole('button', { name: '필터' }).click();
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

test('a saved role changes all rows of the user, adds them to the trainers and persists @text:member.saved @operation:changeUserRole', async ({
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
  await rows.nth(1).getByRole('button', { name: '저장' }).click();
  await page.getByRole('button', { name: '매니저로 변경' }).click();
  await expect(toast(page, '회원번호 101 저장되었습니다.')).toHaveCount(1);
  for (const index of [0, 1, 2]) await expect(roleIn(rows.nth(index))).toHaveValue('manager');
  expect(bodies).toEqual([{ userId: 101, roleName: 'ROLE_MANAGER' }]);
  await expect(toast(page, '회원번호 101 저장되었습니다.')).toBeHidden();
  await navigateByMenu(page, '직원');
  await expect(rows).toHaveCount(1);
  await page.goto(path);
  for (const index of [0, 1, 2]) await expect(roleIn(rows.nth(index))).toHaveValue('manager');
});

test.describe('the roles of several users', () => {
  const rolePath = /\/admin\/users\/(\d+)\/role$/;

  /** Chooses the four roles on the list of the demo accounts, and returns the ids of the users whose roles are sent. */
  async function chooseSeveral(page: Page) {
    const ids: string[] = [];
    page.on('request', (request) => {
      const [, id] = rolePath.exec(new URL(request.url()).pathname) ?? [];
      if (id !== undefined && request.method() === 'PUT') ids.push(id);
    });
    await navigate(page, accountsPath);
    await chooseRoles(page);
    return ids;
  }

  test('are counted over pages and filters, asked for once and saved one after another @member:save-all', async ({
    page,
  }) => {
    await navigate(page, membersPath);
    await chooseRole(page, '노나연', '매니저');
    const sent = await chooseSeveral(page);
    await expect(changedRoles(page, 5)).toBeVisible();
    await saveAllRoles(page).dblclick();
    await expect(page.getByRole('alertdialog')).toContainText(
      '노나연 · 회원번호 107: 만료되지 않은 이용권',
    );
    expect(sent).toEqual([]);
    await answerQuestion(page, saveAllQuestion, '모두 저장');
    await expect(toast(page, '변경한 권한을 모두 저장했습니다.')).toBeVisible();
    expect(sent).toEqual(['107', '103', '102', '5', '4']);
    await expect(roleIn(rowOf(page, '이하린'))).toHaveValue('manager');
    await expect(saveAllRoles(page)).toHaveCount(0);
    await navigateByMenu(page, '직원');
    await expect(rowOf(page, '이하린')).toBeVisible();
    await expect(rowOf(page, '정유나')).toHaveCount(0);
  });

  test('that were not sent when the session ended are still chosen after signing in @member:drafts @session:return-state @deep', async ({
    page,
  }) => {
    const sent = await chooseSeveral(page);
    // The response of the first is not read; the second is refused.
    const operation = 'changeUserRole';
    await setFaults(
      page,
      { kind: 'malformed', times: 1, operation },
      { kind: 'answer', name: 'LoginRequired', operation },
    );
    await saveAllRoles(page).click();
    await answerQuestion(page, saveAllQuestion, '모두 저장');
    await dismissAlert(page, '권한을 저장하지 못했습니다.');
    await clearFaults(page);
    await answerQuestion(page, invalidToken, '로그인하기');
    await submitSignIn(page, 'master1');
    await expect(changedRoles(page, 3)).toBeVisible();
    expect(sent).toEqual(['103', '102']);
  });
});
