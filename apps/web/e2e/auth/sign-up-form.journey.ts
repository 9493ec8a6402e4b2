import { authForm } from '../support/authentication.ts';
import { dismissAlert, expectFieldError } from '../support/elements.ts';
import { bodiesOf } from '../support/requests.ts';
import {
  checkForm,
  fillForm,
  formField,
  labels,
  signUpPath,
  submitForm,
  type Label,
  validForm,
} from './sign-up.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/signup');
});

const rules: { label: Label; field: string; wrong: string; message: string; detail?: string }[] = [
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
    detail: ' 사용할 수 없는 문자: H 공백',
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

test(
  'a field is validated on blur, states its error and keeps its value',
  { tag: [...rules.map(({ field: name }) => `@sign-up:${name}`), '@sign-up:blur'] },
  async ({ page }) => {
    const requests = bodiesOf(page, 'POST', signUpPath);
    const form = authForm(page, '회원가입');
    await fillForm(page);
    for (const { label, wrong, message, detail = '' } of rules) {
      await test.step(label, async () => {
        await formField(page, label).fill(wrong);
        await formField(page, label).blur();
        await expectFieldError(formField(page, label), message + detail);
        await expect(form.getByText(message)).toBeVisible();
        await submitForm(page);
        await dismissAlert(page, checkForm);
        await expect(formField(page, label)).toBeFocused();
        await expect(formField(page, label)).toHaveValue(wrong);
        expect(requests).toEqual([]);

        await formField(page, label).fill(validForm[label]);
        await formField(page, label).blur();
        await expect(form.getByText(message)).toBeHidden();
        await expect(formField(page, label)).not.toHaveAttribute('aria-invalid', 'true');
      });
    }
  },
);

test('without a gender no request is sent and the choice shows an error @sign-up:gender', async ({
  page,
}) => {
  const requests = bodiesOf(page, 'POST', signUpPath);
  for (const label of labels) await formField(page, label).fill(validForm[label]);
  await submitForm(page);
  await dismissAlert(page, checkForm);
  await expect(page.getByRole('radio', { name: '남성' })).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(requests).toEqual([]);
  await page.getByRole('radio', { name: '남성' }).check();
  await expect(page.getByText('성별을 선택하세요.')).toBeHidden();
});

test('the confirmation is validated again when the password changes', async ({ page }) => {
  await fillForm(page);
  await formField(page, '비밀번호').fill('Fitness2!');
  await expectFieldError(formField(page, '비밀번호 확인'), '비밀번호가 일치하지 않습니다.');
  await formField(page, '비밀번호').fill(validForm.비밀번호);
  await expect(page.getByText('비밀번호가 일치하지 않습니다.')).toBeHidden();
});

test('the fields have autocomplete and inputmode attributes, and rules for generated passwords @sign-up:password-rules', async ({
  page,
}) => {
  const expected: [Label, string][] = [
    ['이름', 'name'],
    ['아이디', 'username'],
    ['비밀번호', 'new-password'],
    ['비밀번호 확인', 'new-password'],
    ['휴대폰 번호', 'tel'],
    ['이메일', 'email'],
  ];
  for (const [label, autocomplete] of expected)
    await expect(formField(page, label)).toHaveAttribute('autocomplete', autocomplete);
  await expect(formField(page, '휴대폰 번호')).toHaveAttribute('inputmode', 'numeric');
  for (const label of ['비밀번호', '비밀번호 확인'] as const)
    await expect(formField(page, label)).toHaveAttribute(
      'passwordrules',
      'minlength: 8; maxlength: 20; required: upper, lower; required: digit; required: [!@#$%^&*];',
    );
});
