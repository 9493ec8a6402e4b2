import { authForm, demoPassword, submitSignIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { navigate } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

const signInPath = '/api/auth/signin';

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/signin');
});

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
  await setFaults(page, { kind: 'latency', ms: 1000, operation: 'signIn' });
  await form.getByRole('button', { name: '로그인' }).dblclick();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('이하린님 환영합니다')).toBeVisible();
  expect(requests).toEqual([
    { username: 'customer1', password: demoPassword },
    { username: 'customer2', password: demoPassword },
  ]);
});
