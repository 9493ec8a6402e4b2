import { expect, type Page, test } from '@playwright/test';
import { tokenOf } from '../../testing/session.ts';
import { authForm, signIn, submitSignIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { forbidden, invalidToken, noData } from '../support/messages.ts';
import { navigate } from '../support/pages.ts';

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

/** Stores a token before the app starts, as an earlier visit would have. */
const storeToken = (page: Page, token: string) =>
  page.addInitScript((value) => {
    if (localStorage.getItem('accessToken') === null) localStorage.setItem('accessToken', value);
  }, token);

async function logOut(page: Page) {
  const menu = page.getByRole('button', { name: '메뉴' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: '로그아웃' }).click();
}

test('signed out, a deep link leads to sign-in and afterwards to where it pointed @guard:signed-out', async ({
  page,
}) => {
  await page.goto('/fitness/reservations?from=letter');
  await expect(page).toHaveURL('/auth/signin');
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL('/fitness/reservations?from=letter');
  await expect(page).toHaveTitle('수업 예약 | MAKE FIT');
});

test('the way back survives a detour over sign-up', async ({ page }) => {
  await page.goto('/fitness/mypage');
  await authForm(page, '로그인').getByRole('link', { name: '회원가입' }).click();
  await expect(page).toHaveURL('/auth/signup');
  await authForm(page, '회원가입').getByRole('link', { name: '로그인' }).click();
  await submitSignIn(page, 'customer2');
  await expect(page).toHaveURL('/fitness/mypage');
});

for (const [says, token] of [
  ['unreadable', 'this-is-not-a-token-at-all'],
  ['too short', `x.${Buffer.from('{"jti":"1"}').toString('base64url')}.y`],
  [
    'expired',
    tokenOf({ jti: '101', nickname: '김서준', role: 'ROLE_CUSTOMER', exp: 1_700_000_000 }),
  ],
  ['nobody’s', tokenOf({ nickname: '김서준', role: 'ROLE_CUSTOMER' })],
] as const) {
  test(`an ${says} token says so on a guarded page, and signing in leads back @guard:invalid-token @guard:short-token`, async ({
    page,
  }) => {
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
  });
}

test('a token that ends while its page is open is noticed without a reload @session:expired', async ({
  page,
}) => {
  await page.clock.install();
  await storeToken(
    page,
    tokenOf({
      jti: '101',
      nickname: '김서준',
      role: 'ROLE_CUSTOMER',
      exp: Math.floor(Date.now() / 1000) + 3600,
    }),
  );
  await page.goto('/fitness/mypage');
  await expect(page.getByText('김서준님 환영합니다')).toBeVisible();
  await page.clock.fastForward('01:00:01');
  // The mock backend may have rejected the unsigned token before, with a notice of the same text.
  await expect(page.locator('main').getByText(invalidToken)).toBeVisible();
  await expect(page.getByText('김서준님 환영합니다')).toBeHidden();
});

for (const role of ['CUSTOMER', 'MANAGER', 'MASTER', 'ANONYMOUS']) {
  test(
    `the role ${role} opens its own pages and is refused the others`,
    { tag: [...guardedTags, '@guard:wrong-role', '@guard:matrix'] },
    async ({ page }) => {
      await storeToken(page, tokenOf({ jti: '1', nickname: '누군가', role: `ROLE_${role}` }));
      await page.goto('/auth/signup');
      for (const [, path, roles] of guarded) {
        await navigate(page, path);
        const refusal = page.getByRole('heading', { level: 1, name: forbidden });
        if (roles.includes(role)) {
          await expect(page.getByRole('heading', { level: 1 })).not.toHaveText([
            '회원가입',
            forbidden,
          ]);
          await expect(refusal).toBeHidden();
        } else {
          await expect(refusal).toBeVisible();
        }
        await expect(page).toHaveURL(path);
        await navigate(page, '/auth/signup');
        await expect(page.getByRole('heading', { level: 1, name: '회원가입' })).toBeVisible();
      }
    },
  );
}

test(
  'signed out, every guarded page leads to sign-in',
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

test('logout clears the storage whole and leads to sign-in; the next person arrives at home @session:logout', async ({
  page,
}) => {
  await signIn(page, 'customer1');
  await page.evaluate(() => localStorage.setItem('left by something else', 'x'));
  await page.goto('/fitness/reservations');
  await expect(page).toHaveTitle('수업 예약 | MAKE FIT');
  await logOut(page);
  await expect(page).toHaveURL('/auth/signin');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await submitSignIn(page, 'master1');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('대표님 환영합니다')).toBeVisible();
});

test('after sign-in the back button does not lead to sign-in again', async ({ page }) => {
  await page.goto('/fitness/trainerpage');
  await page.getByRole('link', { name: '로그인' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/fitness/trainerpage');
});

test('two tabs are one person: signing out, and in as somebody else, is seen in both @extra:tabs', async ({
  page,
  context,
}) => {
  await signIn(page, 'customer1');
  const other = await context.newPage();
  await other.goto('/fitness/mypage');
  await expect(other.getByText('김서준님 환영합니다')).toBeVisible();
  await logOut(page);
  await expect(other).toHaveURL('/auth/signin');
  await submitSignIn(page, 'trainer1');
  await expect(other.getByText('강민준님 환영합니다')).toBeVisible();
});

test('what was fetched for one person is not shown to the next in another tab @extra:tabs', async ({
  page,
  context,
}) => {
  await signIn(page, 'customer1');
  const other = await context.newPage();
  await other.goto('/fitness/reservations');
  await expect(other.getByRole('main')).toContainText('PT');
  await page.goto('/auth/signin');
  await submitSignIn(page, 'customer2');
  await expect(other.getByText('이하린님 환영합니다')).toBeVisible();
  await expect(other.getByText(noData)).toBeVisible();
});

test('an unknown address has a page of its own with a way home @route:unknown', async ({
  page,
}) => {
  await page.goto('/no/such/page');
  await expect(
    page.getByRole('heading', { level: 1, name: '페이지를 찾을 수 없습니다.' }),
  ).toBeVisible();
  await page.getByRole('link', { name: '홈으로 가기' }).click();
  await expect(page).toHaveURL('/');
});

test('moving between pages sets the title and moves focus to the heading; the back button undoes it @extra:titles', async ({
  page,
}) => {
  await page.goto('/auth/signin');
  await authForm(page, '로그인').getByRole('link', { name: '회원가입' }).click();
  await expect(page).toHaveTitle('회원가입 | MAKE FIT');
  await expect(page.getByRole('heading', { level: 1, name: '회원가입' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle('로그인 | MAKE FIT');
  await expect(page.getByRole('heading', { level: 1, name: '로그인' })).toBeFocused();
});

test(
  'an unreachable backend leaves no page blank',
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

test('being offline is said for as long as it lasts, and nothing typed is lost @extra:offline', async ({
  page,
  context,
}) => {
  await page.goto('/auth/signin');
  await authForm(page, '로그인').getByLabel('아이디').fill('customer1');
  await context.setOffline(true);
  await expect(page.getByText('인터넷에 연결되어 있지 않습니다.')).toBeVisible();
  await expect(authForm(page, '로그인').getByLabel('아이디')).toHaveValue('customer1');
  await context.setOffline(false);
  await expect(page.getByText('인터넷에 연결되어 있지 않습니다.')).toBeHidden();
});
