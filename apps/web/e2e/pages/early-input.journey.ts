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

test('what is typed stays where React renders the page anew, because an extension has changed it, and a press before it is forgotten @extra:early-input', async ({
  page,
}) => {
  const { release, form, submit } = await openUnstartedSignIn(page);
  await submit.click();
  await form.getByLabel('아이디').fill('customer1');
  await form.getByLabel('비밀번호').fill('Fitness1!');
  await form.getByLabel('아이디').evaluate((field) => field.before(document.createElement('div')));
  release();
  await untilStarted(page);
  await expect(form.getByLabel('아이디')).toHaveValue('customer1');
  await expect(form.getByLabel('비밀번호')).toHaveValue('Fitness1!');
  await expect(page).toHaveURL('/auth/signin?gad_source=1&igsh=1');
});

/** Goes back in the next page that loads, between the first render of its router and the end of its hydration. */
function goBackDuringHydration(page: Page) {
  return page.addInitScript(() => {
    const { get: readState } = Object.getOwnPropertyDescriptor(History.prototype, 'state')!;
    const send = MessagePort.prototype.postMessage;
    const isHydrating = () =>
      Object.keys(document.querySelector('#root')!).some((key) => key.startsWith('__react'));
    Object.defineProperty(History.prototype, 'state', {
      configurable: true,
      get() {
        if (isHydrating()) {
          Object.defineProperty(History.prototype, 'state', { get: readState });
          // React renders in slices, each begun by a message: this one becomes too long, and the next one waits for the traversal.
          MessagePort.prototype.postMessage = function postMessage(...message: unknown[]) {
            addEventListener('popstate', () => Reflect.apply(send, this, message), { once: true });
            MessagePort.prototype.postMessage = send;
          };
          document.documentElement.dataset['test'] = 'goes back';
          history.back();
          for (const end = performance.now() + 100; performance.now() < end;);
        }
        return Reflect.apply(readState!, this, []);
      },
    });
  });
}

test('going back while a page hydrates shows the former page @extra:early-input', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await expect(authForm(page, '로그인')).toBeVisible();
  await goBackDuringHydration(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-test', 'goes back');
  await expect(page.getByRole('heading', { level: 1, name: 'MAKE YOUR BODY' })).toBeVisible();
  await expect(page).toHaveURL('/');
});
