import { authForm, submitSignIn } from '../support/authentication.ts';
import { dismissAlert, expectFieldError } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { navigate } from '../support/pages.ts';
import { bodiesOf } from '../support/requests.ts';
import {
  expectFormUnchanged,
  fillForm,
  formField,
  signUpPath,
  submitForm,
  validForm,
} from './sign-up.ts';
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
  await authForm(page, '회원가입').getByRole('button', { name: '회원가입' }).dblclick();
  await expect(page).toHaveURL('/auth/signin');
  expect(requests).toHaveLength(2);
});

test('an ID that is taken shows the message of the response @error:sign-up.message', async ({
  page,
}) => {
  await fillForm(page, { 아이디: 'customer1' });
  await submitForm(page);
  await dismissAlert(page, '이미 사용 중인 아이디입니다.');
  await expect(page).toHaveURL('/auth/signup');
  await expect(formField(page, '아이디')).toHaveValue('customer1');
  await expect(formField(page, '비밀번호')).toHaveValue(validForm.비밀번호);
  await formField(page, '아이디').fill(validForm.아이디);
  await submitForm(page);
  await expect(page).toHaveURL('/auth/signin');
});

test('a list of validation errors shows the first in an alert and each under its field @error:sign-up.list', async ({
  page,
}) => {
  const taken = { field: 'username', message: '아이디는 영소문자 및 숫자로 5~15자여야 합니다.' };
  const closed = { field: 'email', message: '받을 수 없는 이메일입니다.' };
  await setFaults(page, {
    kind: 'custom',
    operation: 'signUp',
    status: 400,
    body: [closed, taken],
  });
  await fillForm(page);
  await submitForm(page);
  await dismissAlert(page, closed.message);
  await expectFieldError(formField(page, '아이디'), taken.message);
  await expectFieldError(formField(page, '이메일'), closed.message);
  await expect(formField(page, '아이디')).toBeFocused();
  await expectFormUnchanged(page);
});

const failures = [
  {
    name: 'a 400 with a message',
    fault: { kind: 'custom', status: 400, body: { message: '점검 중입니다.' } },
    text: '점검 중입니다.',
  },
  {
    name: 'a 400 without a message',
    fault: { kind: 'custom', status: 400 },
    text: '회원가입 중 오류가 발생했습니다.',
  },
  {
    name: 'an empty list',
    fault: { kind: 'custom', status: 400, body: [] },
    text: '회원가입 중 오류가 발생했습니다.',
  },
  {
    name: 'any other status',
    fault: { kind: 'status', status: 500, message: 'boom' },
    text: '회원가입 중 오류가 발생했습니다. 다시 시도해주세요.',
  },
  {
    name: 'no connection',
    fault: { kind: 'offline' },
    text: '회원가입 중 오류가 발생했습니다. 다시 시도해주세요.',
  },
] as const;

test('each failed request shows its message, keeps the form and can be retried @error:sign-up.other', async ({
  page,
}) => {
  await fillForm(page);
  for (const { name, fault, text } of failures) {
    await test.step(name, async () => {
      await setFaults(page, { ...fault, operation: 'signUp' });
      await submitForm(page);
      await dismissAlert(page, text);
      await expectFormUnchanged(page);
    });
  }
  await clearFaults(page);
  await submitForm(page);
  await expect(page).toHaveURL('/auth/signin');
});

test('the logo links to the home page, and the form to sign-in', async ({ page }) => {
  await authForm(page, '회원가입').getByRole('link', { name: '로그인' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await expect(page).toHaveTitle('로그인 | MAKE FIT');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'MAKE FIT' }).click();
  await expect(page).toHaveURL('/');
});
