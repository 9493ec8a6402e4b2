import { allPageIds, isPublic, type PageId, pages, pathsOf } from '../../src/lib/pages.ts';
import { authForm, signIn, submitSignIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const paths = pathsOf('fitness');
const guardedIds = allPageIds.filter((id) => !isPublic(id));
const isOpenToCustomers = (id: PageId) => pages[id].roles.includes('customer');
const tagsOf = (ids: readonly PageId[]) => ids.map((id) => `@route:${id}`);

test('signed out, a user gets over sign-in, and visits to 계정 찾기 and sign-up, to the page with its search params; the back button does not lead to sign-in again', async ({
  page,
}) => {
  const path = '/fitness/manager/classes?date=2026-11-21';
  await page.goto('/fitness/trainerpage');
  await navigate(page, path);
  await expect(page).toHaveURL('/auth/signin');
  await expect(page.getByText('로그인하면 수업 관리 화면으로 이어집니다.')).toBeVisible();
  await page.getByRole('link', { name: '계정 찾기' }).click();
  await page.getByRole('link', { name: '로그인으로 돌아가기' }).click();
  await authForm(page, '로그인').getByRole('link', { name: '회원가입' }).click();
  await expect(page).toHaveURL('/auth/signup');
  await authForm(page, '회원가입').getByRole('link', { name: '로그인' }).click();
  await submitSignIn(page, 'trainer1');
  await expect(page).toHaveURL(path);
  await expect(page).not.toHaveTitle(/^로그인/);
  await page.goBack();
  await expect(page).toHaveURL('/auth/signup');
});

test(
  'every page of a role leads a visitor to sign-in, and opens only for its role',
  { tag: [...tagsOf(guardedIds)] },
  async ({ page }) => {
    const forbidden = page.getByRole('heading', { level: 1, name: '권한이 없습니다.' });
    await page.goto('/auth/signup');
    for (const id of guardedIds) {
      await navigate(page, paths[id]);
      await expect(page).toHaveURL('/auth/signin');
      await navigate(page, '/auth/signup');
    }
    await signIn(page, 'customer1', '/auth/signup');
    for (const id of guardedIds) {
      await navigate(page, paths[id]);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('회원가입');
      await expect(forbidden).toHaveCount(isOpenToCustomers(id) ? 0 : 1);
      await expect(page).toHaveURL(paths[id]);
      await navigate(page, '/auth/signup');
      await expect(page.getByRole('heading', { level: 1, name: '회원가입' })).toBeVisible();
    }
  },
);

test(
  'no page is blank without a connection',
  { tag: [...tagsOf(allPageIds.filter(isPublic)), '@extra:never-blank'] },
  async ({ page }) => {
    await signIn(page, 'customer1', '/auth/signup');
    await setFaults(page, { kind: 'offline' });
    for (const id of allPageIds.filter(isOpenToCustomers)) {
      await navigate(page, paths[id]);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('화면을 불러오지 못했습니다.')).toBeHidden();
    }
  },
);
