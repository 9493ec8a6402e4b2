import type { Page } from '@playwright/test';
import { submitSignIn } from '../support/authentication.ts';
import { expect, test } from '../support/test.ts';

const title = '목 백엔드를 시작하지 못했습니다.';

/** Blocks localStorage in this page, like a browser setting that forbids it. */
function blockLocalStorage(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
}

/** Blocks IndexedDB in this page. */
function blockIndexedDb(page: Page) {
  return page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
  });
}

const withoutWorkers = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
  });
const refusedWorker = (page: Page) =>
  page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The user denied permission.', 'SecurityError'));
  });

test('without service workers, with a refused one and without the localStorage that it needs the page says why the mock backend cannot start', async ({
  context,
}) => {
  for (const [block, reason] of [
    [withoutWorkers, ''],
    [refusedWorker, 'The user denied permission.'],
    [blockLocalStorage, 'Access is denied.'],
  ] as const) {
    const page = await context.newPage();
    await block(page);
    await page.goto('/fitness/review');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(reason);
  }
});

test('with blocked IndexedDB the mock backend works until the page is reloaded', async ({
  page,
}) => {
  await blockIndexedDb(page);
  await page.goto('/fitness/reservations');
  await expect(page).toHaveURL('/auth/signin');
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL('/fitness/reservations');
  await expect(page.getByRole('row', { name: /PT 12회/ })).toBeVisible();
});
