import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { answerQuestion } from '../support/elements.ts';
import { membersPath, trainersPath } from '../support/master.ts';
import { navigateByMenu } from '../support/menu.ts';
import { expectLoaded, navigate } from '../support/pages.ts';
import { accountsPath, chooseRole, roleIn, rowOf, unfold } from '../support/roles.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

test.beforeEach(({ page }) => setTime(page, morning));

test('search, grouping and filters of members and the month of trainers stay over a reload', async ({
  page,
}) => {
  await signIn(page, 'master1', membersPath);
  const rows = page.getByRole('table', { name: '회원 목록' }).locator('tbody tr');
  await page
    .getByRole('navigation', { name: '페이지' })
    .getByRole('button', { name: '다음' })
    .click();
  await expect(page).toHaveURL(`${membersPath}?page=2`);
  await page.getByLabel('회원 검색').fill('김서준');
  await page.getByRole('switch', { name: '회원별로 보기' }).click();
  await expect(rows).toHaveCount(2);
  await page.reload();
  await expect(page.getByLabel('회원 검색')).toHaveValue('김서준');
  await expect(page.getByRole('switch', { name: '회원별로 보기' })).toBeChecked();
  await expect(rows).toHaveCount(2);

  await navigate(page, trainersPath);
  await page.getByLabel('월').selectOption('10');
  await expect(page).toHaveURL(`${trainersPath}?year=2026&month=10`);
  await page.reload();
  await expect(page.getByLabel('월')).toHaveValue('10');
  await page.goBack();
  await expect(page.getByLabel('월')).toHaveValue('11');
});

test.describe('in a wide window', () => {
  // From this width on the headers of a table sort it.
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a manager sees who is about to leave, sorts them, goes back, and opens a link to them', async ({
    page,
  }) => {
    const ownMembers = '/fitness/manager/membermanagement';
    const names = page.getByRole('table').getByRole('rowheader');
    const choice = (name: string) =>
      page.getByRole('group', { name: '재등록 대상' }).getByRole('button', { name });
    await signIn(page, 'trainer1', ownMembers);
    await choice('남은 횟수 1회 이하 2명').click();
    await expect(page).toHaveURL(`${ownMembers}?filter=sessions`);
    await expect(names).toContainText(['하가은', '곽은찬']);
    await page.getByRole('columnheader', { name: '이름' }).getByRole('button').click();
    await expect(page).toHaveURL(`${ownMembers}?filter=sessions&sort=name`);
    await page.reload();
    await expect(names).toContainText(['곽은찬', '하가은']);
    await page.goBack();
    await expect(names).toContainText(['하가은', '곽은찬']);
    await page.goBack();
    await expect(names).toHaveCount(8);
    await page.goto(`${ownMembers}?filter=days30`);
    await expect(choice('30일 이내 만료 1명')).toHaveAttribute('aria-pressed', 'true');
    await expect(names).toContainText(['하가은']);
  });
});

test('a saved role changes all rows of the user, adds them to the trainers and persists', async ({
  page,
}) => {
  const path = `${membersPath}?q=01020000001`;
  const rows = page.getByRole('row', { name: '김서준' });
  const expectManager = async () => {
    for (const index of [0, 1, 2]) await expect(roleIn(rows.nth(index))).toHaveValue('manager');
  };
  await signIn(page, 'master1', trainersPath);
  await expectLoaded(page);
  await expect(rows).toHaveCount(0);
  await navigate(page, path);
  await unfold(rows.nth(1));
  await roleIn(rows.nth(1)).selectOption('매니저');
  await rows.nth(1).getByRole('button', { name: '저장' }).click();
  await page.getByRole('button', { name: '매니저로 변경' }).click();
  await expectManager();
  await navigateByMenu(page, '직원');
  await expect(rows).toHaveCount(1);
  await page.goto(path);
  await expectManager();
});

function sentIds(page: Page) {
  const ids: string[] = [];
  page.on('request', (request) => {
    const [, id] = /\/admin\/users\/(\d+)\/role$/.exec(new URL(request.url()).pathname) ?? [];
    if (id !== undefined && request.method() === 'PUT') ids.push(id);
  });
  return ids;
}

test('the roles of several users are counted over searches, asked for once and saved one after another', async ({
  page,
}) => {
  const sent = sentIds(page);
  await signIn(page, 'master1', membersPath);
  await chooseRole(page, '노나연', '매니저');
  await navigate(page, accountsPath);
  // In the order of the list; all but 이하린 lose sight of passes or members.
  const changes = { 박지호: '매니저', 이하린: '매니저', 정유나: '고객', 최하은: '고객' };
  for (const [name, role] of Object.entries(changes)) await chooseRole(page, name, role);
  await expect(page.getByText('변경한 회원 5명')).toBeVisible();
  const saveAll = page.getByRole('button', { name: '모두 저장' });
  await saveAll.click();
  expect(sent).toEqual([]);
  await answerQuestion(page, '변경한 권한을 모두 저장하시겠습니까?', '모두 저장');
  await expect(saveAll).toHaveCount(0);
  await expect.poll(() => sent).toEqual(['107', '103', '102', '5', '4']);
  await navigateByMenu(page, '직원');
  await expect(rowOf(page, '이하린')).toBeVisible();
  await expect(rowOf(page, '정유나')).toHaveCount(0);
});
