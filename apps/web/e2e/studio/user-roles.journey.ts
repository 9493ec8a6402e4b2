import type { Fault } from '@fitness/mocks/backend';
import type { Page } from '@playwright/test';
import { submitSignIn } from '../support/authentication.ts';
import { answerQuestion, toast } from '../support/elements.ts';
import { clearFaults, held, setFaults } from '../support/faults.ts';
import { membersPath, signInAsMaster, trainersPath } from '../support/master.ts';
import { navigateByMenu } from '../support/menu.ts';
import { invalidToken } from '../support/messages.ts';
import { comeIntoView } from '../support/other-tab.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { bodiesOf, searchesOf } from '../support/requests.ts';
import {
  accountsPath,
  changedRoles,
  chooseRole,
  chooseRoles,
  roleIn,
  roleResults,
  rolesDialog,
  rowOf,
  saveAllRoles,
  unfold,
} from '../support/roles.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

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
  const ownSave = (page: Page, name: string) =>
    rowOf(page, name).getByRole('button', { name: '저장' });
  /** So many roles are saved before the next fault; their responses have no effect. */
  const saved = (times: number) =>
    ({ kind: 'malformed', times, operation: 'changeUserRole' }) as const;
  const loginRequired = {
    kind: 'answer',
    name: 'LoginRequired',
    operation: 'changeUserRole',
  } as const;

  async function chooseSeveral(page: Page) {
    await navigate(page, accountsPath);
    await chooseRoles(page);
  }

  /** Saves the four roles with these faults, one after another; returns the ids of the users whose roles were sent. */
  async function saveSeveral(page: Page, ...faults: Fault[]) {
    const sent = sentIn(page);
    await chooseSeveral(page);
    await setFaults(page, ...faults);
    await saveAllRoles(page).click();
    await rolesDialog(page).getByRole('button', { name: '4명 저장' }).click();
    return sent;
  }

  /** The ids of the users whose roles the page sends from now on. */
  function sentIn(page: Page) {
    const ids: string[] = [];
    page.on('request', (request) => {
      const [, id] = rolePath.exec(new URL(request.url()).pathname) ?? [];
      if (id !== undefined && request.method() === 'PUT') ids.push(id);
    });
    return ids;
  }

  test('are counted over pages and filters, asked for once, saved one after another and read again by no list @member:save-all @member:save-all.asks', async ({
    page,
  }) => {
    await navigate(page, membersPath);
    await chooseRole(page, '노나연', '매니저');
    await chooseSeveral(page);
    await expect(changedRoles(page, 5)).toBeVisible();
    const sent = sentIn(page);
    const lists = searchesOf(page, '/api/fitness/admin/users');
    const workers = searchesOf(page, '/api/fitness/admin/manager');
    // The question opens once the trainers are read, after both clicks.
    await setFaults(page, held('listWorkers'));
    await saveAllRoles(page).dblclick();
    await clearFaults(page);
    await expect(rolesDialog(page).getByRole('checkbox', { name: /회원번호/ })).toHaveCount(4);
    expect(sent).toEqual([]);
    await rolesDialog(page).getByRole('button', { name: '5명 저장' }).dblclick();
    await expect(rolesDialog(page).getByText('모두 저장했습니다.')).toBeVisible();
    await expect(roleResults(page)).toHaveCount(5);
    expect(sent).toEqual(['107', '103', '102', '5', '4']);
    await page.keyboard.press('Escape');
    await expect(roleIn(rowOf(page, '이하린'))).toHaveValue('manager');
    await expect(saveAllRoles(page)).toHaveCount(0);
    expect([lists, workers].map(({ length }) => length)).toEqual([0, 1]);
    await navigateByMenu(page, '직원');
    await expect(rowOf(page, '이하린')).toBeVisible();
    await expect(rowOf(page, '정유나')).toHaveCount(0);
  });

  test('are not sent any more without a connection, and what is left is saved later @member:save-all.unsaved @deep', async ({
    page,
  }) => {
    const sent = await saveSeveral(page, saved(2), {
      kind: 'offline',
      operation: 'changeUserRole',
    });
    await expect(rolesDialog(page).getByText('2명의 권한을 저장하지 못했습니다.')).toBeVisible();
    await expect(roleResults(page)).toHaveText([
      /정유나.*서버에 연결할 수 없습니다\. .*실패/,
      /최하은.*보내지 않음/,
      /박지호.*저장됨/,
      /이하린.*저장됨/,
    ]);
    await expect(changedRoles(page, 2)).toBeAttached();
    await clearFaults(page);
    await rolesDialog(page).getByRole('button', { name: '나머지 저장' }).click();
    await expect(rolesDialog(page).getByText('모두 저장했습니다.')).toBeVisible();
    expect(sent).toEqual(['103', '102', '5', '5', '4']);
  });

  test('are not sent any more after the dialog was closed @member:save-all.unsaved @deep', async ({
    page,
  }) => {
    const sent = await saveSeveral(page, held('changeUserRole'));
    await expect.poll(() => sent).toHaveLength(1);
    await page.keyboard.press('Escape');
    await clearFaults(page);
    await expect(rolesDialog(page).getByText('3명의 권한을 저장하지 못했습니다.')).toBeVisible();
    expect(sent).toEqual(['103']);
    await page.keyboard.press('Escape');
    await expect(changedRoles(page, 3)).toBeVisible();
  });

  test('that were not sent when the session ended are still chosen after signing in @member:save-all.unsaved @member:drafts @session:return-state @deep', async ({
    page,
  }) => {
    const sent = await saveSeveral(page, saved(2), loginRequired);
    await clearFaults(page);
    await answerQuestion(page, invalidToken, '로그인하기');
    await submitSignIn(page, 'master1');
    await expect(changedRoles(page, 2)).toBeVisible();
    expect(sent).toEqual(['103', '102', '5']);
  });

  test('are still chosen after a reload in the middle, without those that were saved @member:drafts @member:save-all.leaving', async ({
    page,
  }) => {
    await saveSeveral(page, saved(1), { kind: 'hang', operation: 'changeUserRole' });
    await expect(rolesDialog(page).getByText('4명 중 1명')).toBeVisible();
    const questions: string[] = [];
    page.on('dialog', (question) => {
      questions.push(question.type());
      void question.accept();
    });
    await page.reload();
    expect(questions).toEqual(['beforeunload']);
    await expect(changedRoles(page, 3)).toBeVisible();
    await expect(roleIn(rowOf(page, '박지호'))).toHaveValue('manager');
    await expect(ownSave(page, '박지호')).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: '되돌리기' }).click();
    await answerQuestion(page, '변경한 권한을 되돌리시겠습니까?', '되돌리기');
    await expect(roleIn(rowOf(page, '최하은'))).toHaveValue('manager');
    await page.reload();
    await expect(rowOf(page, '최하은')).toBeVisible();
    await expect(saveAllRoles(page)).toHaveCount(0);
  });

  test('do not count who has the role by now, saved in another tab @member:drafts @deep', async ({
    page,
    context,
  }) => {
    await navigate(page, accountsPath);
    await chooseRole(page, '박지호', '매니저');
    await chooseRole(page, '이하린', '매니저');
    await expect(changedRoles(page, 2)).toBeVisible();
    const other = await context.newPage();
    await setTime(other, morning);
    await other.goto(accountsPath);
    await chooseRole(other, '박지호', '매니저');
    await ownSave(other, '박지호').click();
    await answerQuestion(other, '권한을 매니저로 변경하시겠습니까?', '매니저로 변경');
    await expect(toast(other, '회원번호 103 저장되었습니다.')).toHaveCount(1);
    await other.close();
    await setTime(page, '2026-11-20T09:01:00');
    await comeIntoView(page);
    await expect(saveAllRoles(page)).toHaveCount(0);
    await expect(roleIn(rowOf(page, '박지호'))).toHaveValue('manager');
    await expect(roleIn(rowOf(page, '이하린'))).toHaveValue('manager');
    await expect(ownSave(page, '이하린')).not.toHaveAttribute('aria-disabled');
  });

  test('are saved by keyboard alone, and the focus is then where the bar was @member:save-all @member:save-all.asks @deep', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await chooseSeveral(page);
    await saveAllRoles(page).focus();
    await page.keyboard.press('Enter');
    await expect(rolesDialog(page)).toBeFocused();
    for (const key of ['Tab', 'Tab', 'Tab', 'Space']) await page.keyboard.press(key);
    await expect(rolesDialog(page).getByText('권한 유지 1명')).toBeVisible();
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect(rolesDialog(page).getByText('모두 저장했습니다.')).toBeVisible();
    await expect(rolesDialog(page).getByRole('button', { name: '닫기' }).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(rolesDialog(page)).toBeHidden();
    await expect(page.locator('[tabindex="-1"]:focus')).toContainText('검색 결과 회원 10명');
    await expect(roleIn(rowOf(page, '박지호'))).toHaveValue('customer');
  });

  test.describe('on a phone', () => {
    test.use({ hasTouch: true });

    test('are saved from a bar that stays in view and moves nothing @member:save-all @deep', async ({
      page,
    }) => {
      await navigate(page, accountsPath);
      await chooseRole(page, '박지호', '매니저');
      const last = rowOf(page, '강민준');
      await unfold(last);
      await last.scrollIntoViewIfNeeded();
      const before = await last.boundingBox();
      await roleIn(last).selectOption('비회원');
      await expect(changedRoles(page, 2)).toBeInViewport();
      expect(await last.boundingBox()).toEqual(before);
      await saveAllRoles(page).tap();
      await rolesDialog(page).getByRole('button', { name: '2명 저장' }).tap();
      await expect(rolesDialog(page).getByText('모두 저장했습니다.')).toBeVisible();
    });
  });
});
