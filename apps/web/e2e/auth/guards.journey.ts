import { operationRoles } from '@fitness/api-contract/roles';
import { allPageIds, isPublic, type PageId, pages, pathsOf } from '../../src/lib/pages.ts';
import { roleFrom } from '../../src/session/token.ts';
import { tokenOf } from '../../testing/session.ts';
import { authForm, storeToken, submitSignIn } from '../support/authentication.ts';
import { deepFrom } from '../support/deep.ts';
import { setFaults } from '../support/faults.ts';
import { forbidden, invalidToken } from '../support/messages.ts';
import { navigate } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const paths = pathsOf('fitness');
const publicIds = allPageIds.filter(isPublic);
const guardedIds = allPageIds.filter((id) => !isPublic(id));

const tagsOf = (ids: readonly PageId[]) => ids.map((id) => `@route:${id}`);
const guardedTags = tagsOf(guardedIds);

test('signed out, a user gets over sign-in, and a visit to sign-up, to the page with its search params @guard:signed-out', async ({
  page,
}) => {
  const path = '/fitness/manager/classes?date=2026-11-21';
  await page.goto(path);
  await expect(page).toHaveURL('/auth/signin');
  await expect(page.getByText('로그인하면 수업 관리 화면으로 이어집니다.')).toBeVisible();
  await authForm(page, '로그인').getByRole('link', { name: '회원가입' }).click();
  await expect(page).toHaveURL('/auth/signup');
  await authForm(page, '회원가입').getByRole('link', { name: '로그인' }).click();
  await submitSignIn(page, 'trainer1');
  await expect(page).toHaveURL(path);
  await expect(page).not.toHaveTitle(/^로그인/);
  await expect(page.getByRole('heading', { level: 1, name: forbidden })).toBeHidden();
});

test('a token that is too short shows a message on a guarded page, and signing in leads back @guard:invalid-token @guard:short-token @reserve:token', async ({
  page,
}) => {
  await storeToken(page, 'nineteen-characters');
  await page.goto('/fitness/reservations');
  await expect(page.getByText(invalidToken)).toBeVisible();
  await expect(page).toHaveURL('/fitness/reservations');
  await expect(page.getByRole('link', { name: '로그인', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '로그인하기' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL('/fitness/reservations');
  await expect(page.getByText(invalidToken)).toBeHidden();
});

for (const wireRole of operationRoles) {
  const role = roleFrom(wireRole);
  test(
    `the role ${role} opens its own pages and no others`,
    deepFrom(1, Number(role !== 'customer'), {
      tag: [...guardedTags, '@guard:wrong-role', '@guard:matrix'],
    }),
    async ({ page }) => {
      await storeToken(page, tokenOf({ jti: '1', nickname: '누군가', role: wireRole }));
      await page.goto('/auth/signup');
      for (const id of guardedIds) {
        await navigate(page, paths[id]);
        const forbiddenHeading = page.getByRole('heading', { level: 1, name: forbidden });
        if (pages[id].roles.includes(role)) {
          await expect(page.getByRole('heading', { level: 1 })).not.toHaveText([
            '회원가입',
            forbidden,
          ]);
          await expect(forbiddenHeading).toBeHidden();
        } else {
          await expect(forbiddenHeading).toBeVisible();
        }
        await expect(page).toHaveURL(paths[id]);
        await navigate(page, '/auth/signup');
        await expect(page.getByRole('heading', { level: 1, name: '회원가입' })).toBeVisible();
      }
    },
  );
}

test(
  'signed out, every guarded page redirects to sign-in',
  { tag: [...guardedTags, '@guard:matrix'] },
  async ({ page }) => {
    await page.goto('/auth/signup');
    for (const id of guardedIds) {
      await navigate(page, paths[id]);
      await expect(page).toHaveURL('/auth/signin');
      await navigate(page, '/auth/signup');
    }
  },
);

for (const [index, path] of ['/no/such/page', '/fitness/no/%0A', '/%E2%80%A8'].entries())
  test(
    `the unknown path ${path} has its own page with a link to the home page @route:unknown`,
    deepFrom(1, index),
    async ({ page }) => {
      await page.goto(path);
      await expect(
        page.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다.' }),
      ).toBeVisible();
      await page.getByRole('link', { name: '홈으로 가기' }).click();
      await expect(page).toHaveURL('/');
    },
  );

test(
  'no page is blank without a connection',
  { tag: [...tagsOf(publicIds), '@extra:never-blank'] },
  async ({ page }) => {
    await storeToken(page, tokenOf({ jti: '101', nickname: '김서준', role: 'ROLE_CUSTOMER' }));
    await page.goto('/auth/signup');
    await setFaults(page, { kind: 'offline' });
    for (const id of allPageIds.filter((one) => pages[one].roles.includes('customer'))) {
      await navigate(page, paths[id]);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('화면을 불러오지 못했습니다.')).toBeHidden();
    }
  },
);
