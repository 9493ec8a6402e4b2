import { authForm, demoPassword, signIn, submitSignIn } from '../support/authentication.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { navigate } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const signInPath = '/api/auth/signin';
const failed = '로그인에 실패했습니다. 아이디와 비밀번호를 확인하세요.';

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/signin');
});

test('a wrong password shows an error in the card, and the input is kept @error:sign-in.failed', async ({
  page,
}) => {
  const form = authForm(page, '로그인');
  await submitSignIn(page, 'customer1', 'Wrong123!');
  await expect(form.getByRole('alert')).toHaveText(failed);
  await expect(form.getByLabel('아이디')).toHaveValue('customer1');
  await expect(form.getByLabel('비밀번호')).toHaveValue('Wrong123!');
  await expect(page).toHaveURL('/auth/signin');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

for (const [name, fault] of [
  ['an unreachable backend', { kind: 'offline' }],
  ['a broken backend', { kind: 'status', status: 500, message: 'boom' }],
  ['an answer without a token', { kind: 'custom', status: 200, body: { nickname: '김서준' } }],
] as const) {
  test(`${name} fails like a wrong password, and a retry succeeds @error:sign-in.failed`, async ({
    page,
  }) => {
    await setFaults(page, { ...fault, operation: 'signIn' });
    await submitSignIn(page, 'customer1');
    await expect(authForm(page, '로그인').getByRole('alert')).toHaveText(failed);
    await expect(authForm(page, '로그인').getByLabel('비밀번호')).toHaveValue(demoPassword);
    await clearFaults(page);
    await authForm(page, '로그인').getByRole('button', { name: '로그인' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('the success message stays for one second before the home page opens @sign-in:success @operation:signIn', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/auth/signin');
  await expect(authForm(page, '로그인')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitSignIn(page, 'customer1');
  const toast = page.getByRole('status').filter({ hasText: '로그인 성공' });
  await expect(async () => {
    await page.clock.runFor(5);
    await expect(toast).toBeVisible({ timeout: 50 });
  }).toPass();
  await page.clock.runFor(900);
  await expect(toast).toBeVisible();
  await expect(page).toHaveURL('/auth/signin');
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/');
});

test('a sign-in stores exactly six keys, and the user is welcomed @menu:welcome @session:storage-keys', async ({
  page,
}) => {
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('김서준님 환영합니다')).toBeVisible();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(Object.keys(stored).sort()).toEqual([
    'accessToken',
    'classstatus',
    'nickname',
    'ph',
    'roleName',
    'tokenName',
  ]);
  expect(stored).toMatchObject({
    nickname: '김서준',
    tokenName: '김서준',
    ph: '01020000001',
    roleName: 'ROLE_CUSTOMER',
  });
  expect(stored['accessToken']?.split('.')).toHaveLength(3);
  expect(stored['classstatus']).not.toBe('');
});

test('classstatus is stored and empty without a membership @session:classstatus', async ({
  page,
}) => {
  await submitSignIn(page, 'customer2');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage.getItem('classstatus'))).toBe('');
});

test('Enter submits, spaces around the ID are trimmed, and a double click submits once', async ({
  page,
}) => {
  const requests = bodiesOf(page, 'POST', signInPath);
  const form = authForm(page, '로그인');
  await form.getByLabel('아이디').fill(' customer1 ');
  await form.getByLabel('비밀번호').fill(demoPassword);
  await form.getByLabel('비밀번호').press('Enter');
  await expect(page).toHaveURL('/');
  await navigate(page, '/auth/signin');
  await form.getByLabel('아이디').fill('customer2');
  await form.getByLabel('비밀번호').fill(demoPassword);
  // Delays the response, so that the second click comes before it even on a busy machine.
  await setFaults(page, { kind: 'latency', ms: 2000, operation: 'signIn' });
  await form.getByRole('button', { name: '로그인' }).dblclick();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('이하린님 환영합니다')).toBeVisible();
  expect(requests).toEqual([
    { username: 'customer1', password: demoPassword },
    { username: 'customer2', password: demoPassword },
  ]);
});

for (const path of ['/auth/signin', '/auth/signup'])
  test(`a user who is signed in already gets a message on ${path} and can continue @sign-in:already`, async ({
    page,
  }) => {
    await signIn(page, 'customer1', path);
    await expect(page.getByText('지금 김서준님으로 로그인되어 있습니다.')).toBeVisible();
    await page.getByRole('link', { name: '이어서 이용하기' }).click();
    await expect(page).toHaveURL('/');
  });

test('the logo links to the home page, and the form to sign-up @screen:signin.logo', async ({
  page,
}) => {
  await authForm(page, '로그인').getByRole('link', { name: '회원가입' }).click();
  await expect(page).toHaveURL('/auth/signup');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'MAKE FIT' }).click();
  await expect(page).toHaveURL('/');
});
