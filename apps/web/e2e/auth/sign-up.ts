import { type Page } from '@playwright/test';
import { authForm } from '../support/authentication.ts';

/** The path of the request that signs up. */
export const signUpPath = '/api/auth/signup';
export const checkForm = '가입 정보를 다시 확인해주세요.';

export const validForm = {
  이름: '김하늘',
  아이디: 'haneul1',
  비밀번호: 'Fitness1!',
  '비밀번호 확인': 'Fitness1!',
  '휴대폰 번호': '01098765432',
  이메일: 'haneul@makefit.kr',
};
export type Label = keyof typeof validForm;
export const labels = Object.keys(validForm) as Label[];

export function formField(page: Page, label: Label) {
  return authForm(page, '회원가입').getByLabel(label, { exact: true });
}

export function submitForm(page: Page) {
  return authForm(page, '회원가입').getByRole('button', { name: '회원가입' }).click();
}

/** Fills in the form, with some values changed. */
export async function fillForm(page: Page, changes: Partial<typeof validForm> = {}) {
  for (const label of labels)
    await formField(page, label).fill({ ...validForm, ...changes }[label]);
  await page.getByRole('radio', { name: '여성' }).check();
}
