import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Follows a link of the home page to sign-in; a reload keeps both history entries. */
async function openSignInFromHome(page: Page) {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await expectPage(page, '/auth/signin', '로그인');
}

async function expectPage(page: Page, path: string, heading: string) {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page).toHaveURL(path);
}

/** Goes back in the next page that loads, between the first render of its router and the end of its hydration. */
async function goBackDuringHydration(page: Page) {
  await page.addInitScript(() => {
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
  await openSignInFromHome(page);
  await goBackDuringHydration(page);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-test', 'goes back');
  await expectPage(page, '/', 'MAKE YOUR BODY');
});
