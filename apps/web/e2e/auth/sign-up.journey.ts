import {
  authForm,
  fillSignUp,
  newUser,
  signIn,
  signUpField,
  submitSignIn,
  submitSignUp,
} from '../support/authentication.ts';
import { dismissAlert } from '../support/elements.ts';
import { setFaults } from '../support/faults.ts';
import { expectLoaded } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/signup');
});

test('a visitor corrects the errors, reloads, signs up once with a double click and signs in; a pasted phone number is sent as digits @sign-up:success @sign-up:blocked @sign-up:kept @operation:signUp', async ({
  page,
}) => {
  const requests = bodiesOf(page, 'POST', '/api/auth/signup');
  await submitSignUp(page);
  await dismissAlert(page, '가입 정보를 다시 확인해주세요.');
  await fillSignUp(page, { '휴대폰 번호': '010-9876-5432' });
  await expect(signUpField(page, '휴대폰 번호')).toHaveValue('01098765432');
  await page.reload();
  await expect(signUpField(page, '이름')).toHaveValue('정하늘');
  await expect(authForm(page, '회원가입').getByRole('radio', { name: '여성' })).toBeChecked();
  for (const label of ['비밀번호', '비밀번호 확인'] as const) {
    await expect(signUpField(page, label)).toHaveValue('');
    await signUpField(page, label).fill(newUser.비밀번호);
  }
  // Delays the response, so that the second click comes before it even on a busy machine.
  await setFaults(page, { kind: 'latency', ms: 1000, operation: 'signUp' });
  await authForm(page, '회원가입').getByRole('button', { name: '회원가입' }).dblclick();
  await expect(
    page.getByRole('status').filter({ hasText: '가입해 주셔서 감사합니다.' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/auth/signin');
  expect(requests).toEqual([
    {
      nickname: newUser.이름,
      gender: 'female',
      username: newUser.아이디,
      password: newUser.비밀번호,
      passwordCheck: newUser.비밀번호,
      ph: '01098765432',
      email: newUser.이메일,
    },
  ]);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  expect(await page.evaluate(() => sessionStorage.getItem('sign-up:1'))).toBeNull();

  await submitSignIn(page, newUser.아이디);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('정하늘님 환영합니다')).toBeVisible();
});

test('the fields have autocomplete and inputmode attributes, and rules for generated passwords @sign-up:password-rules', async ({
  page,
}) => {
  for (const [label, autocomplete] of [
    ['이름', 'name'],
    ['아이디', 'username'],
    ['비밀번호', 'new-password'],
    ['비밀번호 확인', 'new-password'],
    ['휴대폰 번호', 'tel'],
    ['이메일', 'email'],
  ] as const)
    await expect(signUpField(page, label)).toHaveAttribute('autocomplete', autocomplete);
  await expect(signUpField(page, '휴대폰 번호')).toHaveAttribute('inputmode', 'numeric');
  for (const label of ['비밀번호', '비밀번호 확인'] as const)
    await expect(signUpField(page, label)).toHaveAttribute(
      'passwordrules',
      'minlength: 8; maxlength: 20; required: upper, lower; required: digit; required: [!@#$%^&*];',
    );
});

test('a new password is neither sent nor stored by a password manager @password:not-stored', async ({
  page,
}) => {
  await signIn(page, 'customer1', '/fitness/mypage');
  await expectLoaded(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requests.push(request.url());
  });
  const fields = ['새 비밀번호', '새 비밀번호 확인'].map((label) =>
    page.getByLabel(label, { exact: true }),
  );
  for (const field of fields) {
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).toHaveAttribute('name', 'one-time');
    await field.fill('Fitness2!');
  }
  await page.keyboard.press('Enter');
  await dismissAlert(page, '비밀번호가 변경되었습니다.');
  for (const field of fields) await expect(field).toHaveValue('');
  expect(requests).toEqual([]);
});
