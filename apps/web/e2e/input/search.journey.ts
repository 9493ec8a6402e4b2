import { signIn } from '../support/authentication.ts';
import { membersPath } from '../support/master.ts';
import { searchesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { morning, setTime } from '../support/time.ts';

const ownMembers = '/fitness/manager/membermanagement';
const decomposed = '김하은'.normalize('NFD');

test.beforeEach(async ({ page }) => {
  await setTime(page, morning);
});

test('a manager finds a member by a name that was copied from macOS, typed or in a link @input:search', async ({
  page,
}) => {
  const searches = searchesOf(page, `/api${ownMembers}`);
  const names = () =>
    searches.map((search) => new URLSearchParams(search).get('nickName')).filter(Boolean);
  await signIn(page, 'pilates5', ownMembers);
  const field = page.getByLabel('이름 검색');
  await field.fill(` ${decomposed}\u200B`);
  await expect(page.getByText('검색 결과 1건')).toBeVisible();
  await expect(page).toHaveURL(`${ownMembers}?name=${encodeURIComponent('김하은')}`);
  await page.goto(`${ownMembers}?name=${encodeURIComponent(decomposed)}`);
  await expect(page.getByText('검색 결과 1건')).toBeVisible();
  await expect(field).toHaveValue('김하은');
  expect(new Set(names())).toEqual(new Set(['김하은']));
});

test('the master finds a member by a part of the phone however it is written, and by a copied name @input:search @deep', async ({
  page,
}) => {
  await signIn(page, 'master1', membersPath);
  const field = page.getByRole('searchbox');
  const rows = page.getByRole('table').getByRole('row');
  for (const typed of ['+82(0)10-2000–0003', '박지호'.normalize('NFD')]) {
    await field.fill('아무도 아님');
    await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();
    await field.fill(typed);
    await expect(rows.nth(1)).toContainText('박지호');
    await expect(rows.filter({ hasNotText: '박지호' })).toHaveCount(1);
  }
});
