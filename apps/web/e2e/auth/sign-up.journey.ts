import { authForm, submitSignIn } from '../support/authentication.ts';
import { setFaults } from '../support/faults.ts';
import { navigate } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import { fillForm, formField, signUpPath, submitForm } from './sign-up.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/signup');
});

test('a visitor signs up and signs in; a pasted phone number is sent as digits @sign-up:gender @sign-up:success @operation:signUp', async ({
  page,
}) => {
  const requests = bodiesOf(page, 'POST', signUpPath);
  await fillForm(page, { '휴대폰 번호': '010-9876-5432' });
  await expect(formField(page, '휴대폰 번호')).toHaveValue('01098765432');
  await submitForm(page);
  await expect(
    page.getByRole('status').filter({ hasText: '가입해 주셔서 감사합니다.' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/auth/signin');
  expect(requests).toEqual([
    {
      nickname: '김하늘',
      gender: 'female',
      username: 'haneul1',
      password: 'Fitness1!',
      passwordCheck: 'Fitness1!',
      ph: '01098765432',
      email: 'haneul@makefit.kr',
    },
  ]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await submitSignIn(page, 'haneul1');
  await expect(page).toHaveURL('/');
  await expect(page.getByText('김하늘님 환영합니다')).toBeVisible();
});

test('Enter submits the form, and a double click submits it once', async ({ page }) => {
  const requests = bodiesOf(page, 'POST', signUpPath);
  await fillForm(page);
  await formField(page, '이메일').press('Enter');
  await expect(page).toHaveURL('/auth/signin');
  await navigate(page, '/auth/signup');
  await fillForm(page, { 아이디: 'haneul2', '휴대폰 번호': '01098765433' });
  // Delays the response, so that the second click comes before it even on a busy machine.
  await setFaults(page, { kind: 'latency', ms: 2000, operation: 'signUp' });
  await authForm(page, '회원가입').getByRole('button', { name: '회원가입' }).dblclick();
  await expect(page).toHaveURL('/auth/signin');
  expect(requests).toHaveLength(2);
});

test('the logo links to the home page, and the form to sign-in', async ({ page }) => {
  await authForm(page, '회원가입').getByRole('link', { name: '로그인' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await expect(page).toHaveTitle('로그인 | MAKE FIT');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'MAKE FIT' }).click();
  await expect(page).toHaveURL('/');
});
