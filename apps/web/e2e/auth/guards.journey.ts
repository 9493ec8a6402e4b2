import { operationRoles } from '@fitness/api-contract/roles';
import { tokenOf } from '../../testing/session.ts';
import { authForm, storeToken, submitSignIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { forbidden, invalidToken } from '../support/messages.ts';
import { navigate } from '../support/pages.ts';
import { deepFrom } from '../support/deep.ts';
import { expect, test } from '../support/test.ts';

/** Which roles may open which guarded page (docs/product.md#guards). */
const guarded: [route: string, path: string, roles: string[]][] = [
  ['reservations', '/fitness/reservations', ['CUSTOMER']],
  ['dayManagement', '/fitness/reservations/daymanagement', ['CUSTOMER']],
  ['myPage', '/fitness/mypage', ['CUSTOMER', 'MANAGER']],
  ['memberManagement', '/fitness/manager/membermanagement', ['MANAGER']],
  ['classes', '/fitness/manager/classes', ['MANAGER']],
  ['sales', '/fitness/sales', ['MASTER']],
  ['member', '/fitness/member', ['MASTER']],
  ['worker', '/fitness/worker', ['MASTER']],
  ['masterMyPage', '/fitness/mastermypage', ['MASTER']],
];

const publicPages = {
  home: '/',
  signIn: '/auth/signin',
  signUp: '/auth/signup',
  membership: '/fitness/membership',
  healthMembership: '/fitness/hmembership',
  pilates: '/fitness/pilates',
  selectTrainer: '/fitness/selecttrainer',
  pt: '/fitness/pt',
  map: '/fitness/map',
  trainers: '/fitness/trainerpage',
  ptPilates: '/fitness/ptplt',
  review: '/fitness/review',
  pay: '/fitness/pay',
};

const tagsOf = (routes: string[]) => routes.map((route) => `@route:${route}`);
const guardedTags = tagsOf(guarded.map(([route]) => route));

for (const [username, path, title] of [
  ['customer1', '/fitness/reservations?from=letter', '수업 예약'],
  ['trainer1', '/fitness/manager/classes?date=2026-11-21', '수업 관리'],
  ['master1', '/fitness/sales?start=2026-11-01&end=2026-11-20', '매출'],
] as const)
  test(`signed out, ${username} gets over sign-in to ${path} @guard:signed-out`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page).toHaveURL('/auth/signin');
    await expect(page.getByText(`로그인하면 ${title} 화면으로 이어집니다.`)).toBeVisible();
    await submitSignIn(page, username);
    await expect(page).toHaveURL(path);
    await expect(page).not.toHaveTitle(/^로그인/);
    await expect(page.getByRole('heading', { level: 1, name: forbidden })).toBeHidden();
  });

test('the return path survives a visit to sign-up', async ({ page }) => {
  await page.goto('/fitness/mypage');
  await authForm(page, '로그인').getByRole('link', { name: '회원가입' }).click();
  await expect(page).toHaveURL('/auth/signup');
  await authForm(page, '회원가입').getByRole('link', { name: '로그인' }).click();
  await submitSignIn(page, 'customer2');
  await expect(page).toHaveURL('/fitness/mypage');
});

const invalidTokens = Object.entries({
  unreadable: 'this-is-not-a-token-at-all',
  'too short': `x.${Buffer.from('{"jti":"1"}').toString('base64url')}.y`,
  expired: tokenOf({ jti: '101', nickname: '김서준', role: 'ROLE_CUSTOMER', exp: 1_700_000_000 }),
  'without a user': tokenOf({ nickname: '김서준', role: 'ROLE_CUSTOMER' }),
});
for (const [index, [name, token]] of invalidTokens.entries()) {
  test(
    `an invalid token (${name}) shows a message on a guarded page, and signing in leads back @guard:invalid-token @guard:short-token`,
    deepFrom(2, index),
    async ({ page }) => {
      await storeToken(page, token);
      await page.goto('/fitness/reservations');
      await expect(page.getByText(invalidToken)).toBeVisible();
      await expect(page).toHaveURL('/fitness/reservations');
      await expect(page.getByRole('link', { name: '로그인', exact: true })).toBeVisible();
      await page.getByRole('button', { name: '로그인하기' }).click();
      await expect(page).toHaveURL('/auth/signin');
      await submitSignIn(page, 'customer1');
      await expect(page).toHaveURL('/fitness/reservations');
      await expect(page.getByText(invalidToken)).toBeHidden();
    },
  );
}

for (const wireRole of operationRoles) {
  const role = wireRole.replace('ROLE_', '');
  test(
    `the role ${role} opens its own pages and no others`,
    { tag: [...guardedTags, '@guard:wrong-role', '@guard:matrix'] },
    async ({ page }) => {
      await storeToken(page, tokenOf({ jti: '1', nickname: '누군가', role: wireRole }));
      await page.goto('/auth/signup');
      for (const [, path, roles] of guarded) {
        await navigate(page, path);
        const forbiddenHeading = page.getByRole('heading', { level: 1, name: forbidden });
        if (roles.includes(role)) {
          await expect(page.getByRole('heading', { level: 1 })).not.toHaveText([
            '회원가입',
            forbidden,
          ]);
          await expect(forbiddenHeading).toBeHidden();
        } else {
          await expect(forbiddenHeading).toBeVisible();
        }
        await expect(page).toHaveURL(path);
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
    for (const [, path] of guarded) {
      await navigate(page, path);
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
  { tag: [...tagsOf(Object.keys(publicPages)), '@extra:never-blank'] },
  async ({ page }) => {
    await storeToken(page, tokenOf({ jti: '101', nickname: '김서준', role: 'ROLE_CUSTOMER' }));
    await page.goto('/auth/signup');
    await setFaults(page, { kind: 'offline' });
    const pages = [
      ...Object.values(publicPages),
      ...guarded.filter(([, , roles]) => roles.includes('CUSTOMER')).map(([, path]) => path),
    ];
    for (const path of pages) {
      await navigate(page, path);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('화면을 불러오지 못했습니다.')).toBeHidden();
    }
  },
);
