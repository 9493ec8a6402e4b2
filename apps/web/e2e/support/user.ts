import { expect, type Locator, type Page } from '@playwright/test';

/** The password of every demo account. */
export const demoPassword = 'Fitness1!';

/** The form of sign-in or sign-up; the header's links of the same names are outside it. */
export function authForm(page: Page, name: '로그인' | '회원가입') {
  return page.getByRole('form', { name });
}

/** Types an ID and a password into the sign-in form and sends it. */
export async function sendSignIn(page: Page, username: string, password = demoPassword) {
  const form = authForm(page, '로그인');
  await form.getByLabel('아이디').fill(username);
  await form.getByLabel('비밀번호').fill(password);
  await form.getByRole('button', { name: '로그인' }).click();
}

/** Arrives at a page as a demo account, by a link of the mock panel; the form of sign-in has journeys of its own. */
export async function signIn(page: Page, username: string, path = '/') {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}mock-as=${username}`);
  await expect(page).toHaveURL(path);
}

/** Reads an alert, acknowledges it and waits until it is gone. */
export async function acknowledge(page: Page, text: string) {
  const alert = page.getByRole('alertdialog', { name: text, exact: true });
  await alert.getByRole('button', { name: '확인' }).click();
  await expect(alert).toBeHidden();
}

/** The message that stands under a field while its flag is set. */
export async function expectInvalid(field: Locator, message: string) {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

/** Somebody who has no account yet, by the labels of sign-up. */
export const newcomer = {
  이름: '정하늘',
  아이디: 'haneul7',
  비밀번호: demoPassword,
  '비밀번호 확인': demoPassword,
  '휴대폰 번호': '01077778888',
  이메일: 'haneul7@makefit.kr',
};

/** Fills in and sends the form of sign-up that is open, and arrives at sign-in. */
export async function signUp(page: Page) {
  const form = authForm(page, '회원가입');
  for (const [label, value] of Object.entries(newcomer))
    await form.getByLabel(label, { exact: true }).fill(value);
  await form.getByRole('radio', { name: '여성' }).check();
  await form.getByRole('button', { name: '회원가입' }).click();
  await expect(page).toHaveURL('/auth/signin');
}
