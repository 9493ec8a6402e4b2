import type { Page } from '@playwright/test';
import { authForm } from '../support/authentication.ts';
import { firstScript, holdRequests } from '../support/requests.ts';
import { expect, test, untilStarted } from '../support/test.ts';

/** Opens the prerendered sign-in page; the app starts only when `release` is called. */
async function openUnstartedSignIn(page: Page) {
  const release = await holdRequests(page, firstScript);
  await page.goto('/auth/signin?gad_source=1&igsh=1', { waitUntil: 'commit' });
  const form = authForm(page, '로그인');
  return { release, form, submit: form.getByRole('button', { name: '로그인' }) };
}

test('what is typed and pressed before the app starts is kept, and no password gets into the address @extra:early-input', async ({
  page,
}) => {
  const { release, form, submit } = await openUnstartedSignIn(page);
  await form.getByLabel('아이디').fill('customer1');
  await form.getByLabel('비밀번호').fill('Fitness1!');
  await submit.click();
  await expect(form.getByLabel('아이디')).toHaveValue('customer1');
  await expect(page).toHaveURL('/auth/signin?gad_source=1&igsh=1');
  release();
  await expect(page.getByText('김서준님 환영합니다')).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('a form with an empty field is answered before the app starts, and again by the app @extra:early-input', async ({
  page,
}) => {
  const release = await holdRequests(page, firstScript);
  await page.goto('/auth/signup', { waitUntil: 'commit' });
  const form = authForm(page, '회원가입');
  await form.getByLabel('이름').fill('김서준');
  await form.getByRole('button', { name: '회원가입' }).click();
  const username = form.getByLabel('아이디');
  await expect(username).toBeFocused();
  expect(await username.evaluate((field) => field.matches(':required:invalid'))).toBe(true);
  release();
  await expect(page.getByRole('alertdialog')).toContainText('가입 정보를 다시 확인해주세요.');
});

test('what is typed stays where React renders the page anew, because an extension has changed it @extra:early-input', async ({
  page,
}) => {
  const { release, form } = await openUnstartedSignIn(page);
  await form.getByLabel('아이디').fill('customer1');
  await form.getByLabel('비밀번호').fill('Fitness1!');
  await form.getByLabel('아이디').evaluate((field) => field.before(document.createElement('div')));
  release();
  await untilStarted(page);
  await expect(form.getByLabel('아이디')).toHaveValue('customer1');
  await expect(form.getByLabel('비밀번호')).toHaveValue('Fitness1!');
});

test('who goes on typing after a press is not answered before the next one @extra:early-input @deep', async ({
  page,
}) => {
  const { release, form, submit } = await openUnstartedSignIn(page);
  await submit.click();
  await form.getByLabel('아이디').fill('customer1');
  release();
  await untilStarted(page);
  await expect(form.getByLabel('아이디')).toHaveValue('customer1');
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('a traversal while a page hydrates shows the page of the new address @extra:early-input', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { get } = Object.getOwnPropertyDescriptor(History.prototype, 'state')!;
    const isHydrating = () =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react'));
    Object.defineProperty(History.prototype, 'state', {
      configurable: true,
      get() {
        // The router, which listens only once it is mounted, reads the address now.
        if (isHydrating()) {
          Object.defineProperty(History.prototype, 'state', { get });
          queueMicrotask(() => history.replaceState(null, '', '/auth/signup'));
        }
        return Reflect.apply(get!, this, []);
      },
    });
  });
  await page.goto('/auth/signin');
  await expect(authForm(page, '회원가입')).toBeVisible();
  await expect(page).toHaveURL('/auth/signup');
});
