import { expect, type Page, test } from '@playwright/test';
import { authForm, submitSignIn } from '../support/authentication.ts';
import { dismissAlert, expectFieldError } from '../support/elements.ts';
import { clearFaults, setFaults } from '../support/faults.ts';
import { bodiesOf } from '../support/requests.ts';

const signUpPath = '/api/auth/signup';
const checkForm = '가입 정보를 다시 확인해주세요.';

const validForm = {
  이름: '김하늘',
  아이디: 'haneul1',
  비밀번호: 'Fitness1!',
  '비밀번호 확인': 'Fitness1!',
  '휴대폰 번호': '01098765432',
  이메일: 'haneul@makefit.kr',
};
type Label = keyof typeof validForm;
const labels = Object.keys(validForm) as Label[];

const field = (page: Page, label: Label) =>
  authForm(page, '회원가입').getByLabel(label, { exact: true });
const submit = (page: Page) =>
  authForm(page, '회원가입').getByRole('button', { name: '회원가입' }).click();

async function fillForm(page: Page, changes: Partial<typeof validForm> = {}) {
  for (const label of labels) await field(page, label).fill({ ...validForm, ...changes }[label]);
  await page.getByRole('radio', { name: '여성' }).check();
}

async function expectFormUnchanged(page: Page) {
  for (const label of labels) await expect(field(page, label)).toHaveValue(validForm[label]);
  await expect(page.getByRole('radio', { name: '여성' })).toBeChecked();
}

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/signup');
});

const rules: { label: Label; field: string; wrong: string; message: string }[] = [
  {
    label: '이름',
    field: 'nickname',
    wrong: '김',
    message: '이름은 한글 또는 영어 2~20자로 입력하세요.',
  },
  {
    label: '아이디',
    field: 'username',
    wrong: 'Ha neul',
    message: '아이디는 영소문자 및 숫자로 5~15자여야 합니다.',
  },
  {
    label: '비밀번호',
    field: 'password',
    wrong: 'fitness1',
    message: '비밀번호는 영문, 숫자, 특수문자를 포함하여 8~20자여야 합니다.',
  },
  {
    label: '비밀번호 확인',
    field: 'passwordCheck',
    wrong: 'Fitness1',
    message: '비밀번호가 일치하지 않습니다.',
  },
  {
    label: '휴대폰 번호',
    field: 'ph',
    wrong: '0109876',
    message: '전화번호는 숫자 9~11자여야 합니다.',
  },
  {
    label: '이메일',
    field: 'email',
    wrong: 'haneul@makefit',
    message: '올바른 이메일 주소를 입력하세요.',
  },
];

for (const { label, field: name, wrong, message } of rules) {
  test(
    `${label} is checked when it is left, says why it is wrong, and keeps what was typed`,
    { tag: [`@sign-up:${name}`, '@sign-up:blur'] },
    async ({ page }) => {
      const calls = bodiesOf(page, 'POST', signUpPath);
      const form = authForm(page, '회원가입');
      await fillForm(page, { [label]: wrong });
      await field(page, label).focus();
      await field(page, label).blur();
      await expectFieldError(field(page, label), message);
      await expect(form.getByText(message)).toBeVisible();
      await submit(page);
      await dismissAlert(page, checkForm);
      await expect(field(page, label)).toBeFocused();
      await expect(field(page, label)).toHaveValue(wrong);
      expect(calls).toEqual([]);

      await field(page, label).fill(validForm[label]);
      await field(page, label).blur();
      await expect(form.getByText(message)).toBeHidden();
      await expect(field(page, label)).not.toHaveAttribute('aria-invalid', 'true');
    },
  );
}

test('an empty form says what is missing everywhere and leads to the first field @sign-up:blocked', async ({
  page,
}) => {
  const calls = bodiesOf(page, 'POST', signUpPath);
  await submit(page);
  await dismissAlert(page, checkForm);
  for (const { label, message } of rules) await expectFieldError(field(page, label), message);
  await expect(page.getByRole('radiogroup', { name: '성별' })).toHaveAccessibleDescription(
    '성별을 선택하세요.',
  );
  await expect(field(page, '이름')).toBeFocused();
  expect(calls).toEqual([]);
});

test('without a gender nothing is sent, and the choice is asked for @sign-up:gender', async ({
  page,
}) => {
  const calls = bodiesOf(page, 'POST', signUpPath);
  for (const label of labels) await field(page, label).fill(validForm[label]);
  await submit(page);
  await dismissAlert(page, checkForm);
  await expect(page.getByRole('radio', { name: '남성' })).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(calls).toEqual([]);
  await page.getByRole('radio', { name: '남성' }).check();
  await expect(page.getByText('성별을 선택하세요.')).toBeHidden();
});

test('the confirmation is judged again when the password changes', async ({ page }) => {
  await fillForm(page);
  await field(page, '비밀번호').fill('Fitness2!');
  await expectFieldError(field(page, '비밀번호 확인'), '비밀번호가 일치하지 않습니다.');
  await field(page, '비밀번호').fill(validForm.비밀번호);
  await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeHidden();
});

test('password managers and phones know what each field is', async ({ page }) => {
  const expected: [Label, string][] = [
    ['이름', 'name'],
    ['아이디', 'username'],
    ['비밀번호', 'new-password'],
    ['비밀번호 확인', 'new-password'],
    ['휴대폰 번호', 'tel'],
    ['이메일', 'email'],
  ];
  for (const [label, autocomplete] of expected)
    await expect(field(page, label)).toHaveAttribute('autocomplete', autocomplete);
  await expect(field(page, '휴대폰 번호')).toHaveAttribute('inputmode', 'numeric');
});

test('a new visitor signs up, signs in and arrives at home; a pasted phone number is sent as digits @sign-up:gender @sign-up:success @operation:signUp', async ({
  page,
}) => {
  const calls = bodiesOf(page, 'POST', signUpPath);
  await fillForm(page, { '휴대폰 번호': '010-9876-5432' });
  await expect(field(page, '휴대폰 번호')).toHaveValue('01098765432');
  await submit(page);
  await expect(
    page.getByRole('status').filter({ hasText: '가입해 주셔서 감사합니다.' }),
  ).toBeVisible();
  await expect(page).toHaveURL('/auth/signin');
  expect(calls).toEqual([
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

test('Enter sends the form, and a double click sends it once', async ({ page }) => {
  const calls = bodiesOf(page, 'POST', signUpPath);
  await fillForm(page);
  await field(page, '이메일').press('Enter');
  await expect(page).toHaveURL('/auth/signin');
  await page.goto('/auth/signup');
  await fillForm(page, { 아이디: 'haneul2', '휴대폰 번호': '01098765433' });
  await authForm(page, '회원가입').getByRole('button', { name: '회원가입' }).dblclick();
  await expect(page).toHaveURL('/auth/signin');
  expect(calls).toHaveLength(2);
});

test('an ID that is taken is said in the words of the server @error:sign-up.message', async ({
  page,
}) => {
  await fillForm(page, { 아이디: 'customer1' });
  await submit(page);
  await dismissAlert(page, '이미 사용 중인 아이디입니다.');
  await expect(page).toHaveURL('/auth/signup');
  await expect(field(page, '아이디')).toHaveValue('customer1');
  await expect(field(page, '비밀번호')).toHaveValue(validForm.비밀번호);
  await field(page, '아이디').fill(validForm.아이디);
  await submit(page);
  await expect(page).toHaveURL('/auth/signin');
});

test('a list of refusals is alerted by its first message and stands under its fields @error:sign-up.list', async ({
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
  await submit(page);
  await dismissAlert(page, closed.message);
  await expectFieldError(field(page, '아이디'), taken.message);
  await expectFieldError(field(page, '이메일'), closed.message);
  await expect(field(page, '아이디')).toBeFocused();
  await expectFormUnchanged(page);
});

const failures = [
  {
    says: 'a 400 with a message',
    fault: { kind: 'custom', status: 400, body: { message: '점검 중입니다.' } },
    text: '점검 중입니다.',
  },
  {
    says: 'a 400 without a message',
    fault: { kind: 'custom', status: 400 },
    text: '회원가입 중 오류가 발생했습니다.',
  },
  {
    says: 'an empty list',
    fault: { kind: 'custom', status: 400, body: [] },
    text: '회원가입 중 오류가 발생했습니다.',
  },
  {
    says: 'any other status',
    fault: { kind: 'status', status: 500, message: 'boom' },
    text: '회원가입 중 오류가 발생했습니다. 다시 시도해주세요.',
  },
  {
    says: 'an unreachable backend',
    fault: { kind: 'offline' },
    text: '회원가입 중 오류가 발생했습니다. 다시 시도해주세요.',
  },
] as const;

for (const { says, fault, text } of failures) {
  test(`${says} is told, nothing typed is lost, and the next try goes through @error:sign-up.other`, async ({
    page,
  }) => {
    await setFaults(page, { ...fault, operation: 'signUp' });
    await fillForm(page);
    await submit(page);
    await dismissAlert(page, text);
    await expectFormUnchanged(page);
    await clearFaults(page);
    await submit(page);
    await expect(page).toHaveURL('/auth/signin');
  });
}

test('the logo leads home, and the link leads to sign-in', async ({ page }) => {
  await authForm(page, '회원가입').getByRole('link', { name: '로그인' }).click();
  await expect(page).toHaveURL('/auth/signin');
  await expect(page).toHaveTitle('로그인 | MAKE FIT');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'MAKE FIT' }).click();
  await expect(page).toHaveURL('/');
});
