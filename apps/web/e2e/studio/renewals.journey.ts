import type { Page } from '@playwright/test';
import { signIn } from '../support/authentication.ts';
import { toast } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { membersPath } from '../support/master.ts';
import { navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const ownMembers = '/fitness/manager/membermanagement';
const copied = [
  '이름\t연락처\t이용권\t남은 횟수\t만료일',
  '곽은찬\t010-5032-1331\tPT 12회\t0\t2027-01-01',
  '하가은\t010-5013-8541\tPT 12회\t0\t2026-11-21',
];

const choice = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: '재등록 대상' }).getByRole('button', { name });
const names = (page: Page) => page.getByRole('table').getByRole('rowheader');
const sortBy = (page: Page, name: string) =>
  page.getByRole('columnheader', { name }).getByRole('button', { name });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

// From this width on the headers of a table sort it.
test.use({ viewport: { width: 1280, height: 800 } });

test.beforeEach(({ page }) => setTime(page, morning));

test('a manager sees who is about to leave, sorts and copies them, goes back, and opens a link to them @members:filter @members:sort @members:copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'trainer1', ownMembers);
  await choice(page, /^남은 횟수 1회 이하 2명$/).click();
  await expect(page).toHaveURL(`${ownMembers}?filter=sessions`);
  await expect(names(page)).toContainText(['하가은', '곽은찬']);
  await sortBy(page, '이름').click();
  await expect(page).toHaveURL(`${ownMembers}?filter=sessions&sort=name`);
  await expect(names(page)).toContainText(['곽은찬', '하가은']);
  await page.reload();
  await expect(names(page)).toContainText(['곽은찬', '하가은']);
  await page.getByRole('button', { name: '목록 복사' }).click();
  await expect(toast(page, '재등록 대상 2명의 목록을 복사했습니다.')).toBeVisible();
  expect(await clipboard(page)).toBe(copied.join('\n'));

  await page.goBack();
  await expect(names(page)).toContainText(['하가은', '곽은찬']);
  await page.goBack();
  await expect(page).toHaveURL(ownMembers);
  await expect(names(page)).toHaveCount(8);
  await page.goto(`${ownMembers}?filter=days30`);
  await expect(choice(page, /^30일 이내 만료 1명$/)).toHaveAttribute('aria-pressed', 'true');
  await expect(names(page)).toContainText(['하가은']);
  await page.goto(`${ownMembers}?filter=lapsed&sort=phone`);
  await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();
  await page.getByRole('button', { name: '조건 지우기' }).click();
  await expect(names(page)).toHaveCount(8);
});

test('the master finds each member once, among those that the search and the role leave @members:filter @extra:members-filter @deep', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'master1', membersPath);
  await choice(page, /^30일 이내 만료 5명$/).click();
  await expect(names(page)).toContainText(['하가은', '송민재', '문보람', '박지호']);
  await expect(page.getByRole('row', { name: '송민재' })).toContainText('헬스 1개월');
  await expect(page.getByRole('row', { name: '송민재' })).toContainText('PT 12회');
  await page.getByRole('button', { name: '목록 복사' }).click();
  await expect(toast(page, '재등록 대상 5명의 목록을 복사했습니다.')).toBeVisible();
  expect((await clipboard(page)).split('\n')[2]).toBe(
    '송민재\t010-5029-0353\t헬스 1개월, PT 12회\t0\t2026-11-23, 2026-12-22',
  );
  await page.getByLabel('회원 검색').fill('송민재');
  await expect(choice(page, /^30일 이내 만료 1명$/)).toBeVisible();
  await expect(names(page)).toHaveCount(1);
  await page.getByRole('button', { name: '필터' }).click();
  await page.getByLabel('회원 구분').selectOption('매니저');
  await expect(choice(page, /^30일 이내 만료 0명$/)).toBeVisible();
  await page.getByRole('button', { name: '조건 지우기' }).click();
  await expect(page.getByText('이용권 83건')).toBeVisible();
});

test('a list that fails keeps the filter, and shows it once it is there @members:filter @deep', async ({
  page,
}) => {
  await signIn(page, 'master1');
  await setFaults(page, { kind: 'status', status: 500, operation: 'listUsers' });
  await navigate(page, `${membersPath}?filter=days30`);
  await expect(choice(page, /^30일 이내 만료 –$/)).toHaveAttribute('aria-pressed', 'true');
  const retry = page.getByRole('button', { name: '다시 시도' });
  await expect(retry).toBeVisible();
  await clearFaults(page);
  await retry.click();
  await expect(choice(page, /^30일 이내 만료 5명$/)).toBeVisible();
  await expect(names(page)).toHaveCount(5);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a manager sorts by a list, and calls at one press @members:contact @members:sort @deep', async ({
    page,
  }) => {
    await signIn(page, 'trainer1', ownMembers);
    await choice(page, /^남은 횟수 1회 이하 2명$/).tap();
    await page.getByRole('button', { name: '필터' }).tap();
    await page.getByLabel('정렬').selectOption('이름 오름차순');
    await expect(page).toHaveURL(`${ownMembers}?filter=sessions&sort=name`);
    const row = page.getByRole('row', { name: '하가은' });
    await expect(row.getByRole('link', { name: '010-5013-8541' })).toHaveAttribute(
      'href',
      'tel:01050138541',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
