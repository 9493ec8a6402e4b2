import { submitSignIn } from '../support/authentication.ts';
import { blockIndexedDb, blockLocalStorage } from '../storage/storage-faults.ts';
import { expect, test } from '../support/test.ts';

const title = '목 백엔드를 시작하지 못했습니다.';

test('without service workers the page says that the mock backend cannot start', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined });
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('with a service worker that is refused the page says why', async ({ page }) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () =>
      Promise.reject(new DOMException('The user denied permission.', 'SecurityError'));
  });
  await page.goto('/fitness/review');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('The user denied permission.');
});

test('with blocked localStorage, which the worker needs, the page says why', async ({ page }) => {
  await blockLocalStorage(page);
  await page.goto('/fitness/review');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Access is denied.');
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
