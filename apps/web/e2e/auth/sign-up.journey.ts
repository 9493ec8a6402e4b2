import {
  authForm,
  fillSignUp,
  newUser,
  signUpField,
  submitSignIn,
  submitSignUp,
} from '../support/authentication.ts';
import { toast } from '../support/elements.ts';
import { bodiesOf } from '../support/requests.ts';
import { expect, test } from '../support/test.ts';
import { passTime } from '../support/time.ts';

test('what a visitor typed stays over a reload, but no password; a pasted phone number is sent as digits, and nothing stays afterwards @sign-up:kept', async ({
  page,
}) => {
  const requests = bodiesOf(page, 'POST', '/api/auth/signup');
  await page.goto('/auth/signup');
  await fillSignUp(page, { '휴대폰 번호': '010-9876-5432' });
  await page.reload();
  await expect(signUpField(page, '이름')).toHaveValue('정하늘');
  await expect(authForm(page, '회원가입').getByRole('radio', { name: '여성' })).toBeChecked();
  for (const label of ['비밀번호', '비밀번호 확인'] as const) {
    await expect(signUpField(page, label)).toHaveValue('');
    await signUpField(page, label).fill(newUser.비밀번호);
  }
  await submitSignUp(page);
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
});

test('the success message of a sign-in stays for one second before the home page opens @sign-in:success', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/auth/signin');
  await expect(authForm(page, '로그인')).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submitSignIn(page, ' customer1 ');
  const success = toast(page, '로그인 성공');
  await passTime(page, 5, () => success.isVisible());
  await page.clock.runFor(900);
  await expect(success).toBeVisible();
  await expect(page).toHaveURL('/auth/signin');
  await page.clock.runFor(100);
  await expect(page).toHaveURL('/');
});
