import { expect, type Page } from '@playwright/test';

export const demoPassword = 'Fitness1!';

/** The form of sign-in or sign-up; the header has links of the same names. */
export function authForm(page: Page, name: '로그인' | '회원가입') {
  return page.getByRole('form', { name });
}

export async function submitSignIn(page: Page, username: string, password = demoPassword) {
  const form = authForm(page, '로그인');
  await form.getByLabel('아이디').fill(username);
  await form.getByLabel('비밀번호').fill(password);
  await form.getByRole('button', { name: '로그인' }).click();
}

/** Opens a page as a demo account with a link of the mock panel. */
export async function signIn(page: Page, username: string, path = '/') {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}mock-as=${username}`);
  // The page itself may add search params.
  await expect(page).toHaveURL(
    ({ pathname, searchParams }) => pathname === path.split('?')[0] && !searchParams.has('mock-as'),
  );
}

/** The data of a user without an account, by the labels of the sign-up form. */
export const newUser = {
  이름: '정하늘',
  아이디: 'haneul7',
  비밀번호: demoPassword,
  '비밀번호 확인': demoPassword,
  '휴대폰 번호': '01077778888',
  이메일: 'haneul7@makefit.kr',
};

export function signUpField(page: Page, label: string) {
  return authForm(page, '회원가입').getByLabel(label, { exact: true });
}

/** Fills in the open sign-up form, with some values changed. */
export async function fillSignUp(page: Page, changes: Partial<typeof newUser> = {}) {
  for (const [label, value] of Object.entries({ ...newUser, ...changes }))
    await signUpField(page, label).fill(value);
  // Before the app has started the choice is kept and made later, which `check` does not wait for.
  await page.getByRole('radio', { name: '여성' }).click();
  await expect(page.getByRole('radio', { name: '여성' })).toBeChecked();
}

export function submitSignUp(page: Page) {
  return authForm(page, '회원가입').getByRole('button', { name: '회원가입' }).click();
}
