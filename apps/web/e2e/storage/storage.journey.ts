import type { Page } from '@playwright/test';
import { signIn, submitSignIn } from '../support/authentication.ts';
import { toast } from '../support/elements.ts';
import { logOut, openMenu } from '../support/menu.ts';
import { expectLoaded, pathsByUser } from '../support/pages.ts';
import { contentField, submitButton } from '../support/reviews.ts';
import { expect, test } from '../support/test.ts';

/** Makes localStorage and the app's database full; the mock backend's database has room. */
function fillStorage(page: Page) {
  return page.addInitScript(() => {
    const full = () => new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    Storage.prototype.setItem = () => {
      throw full();
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...args) {
      if (this.transaction.db.name === 'keyval-store') throw full();
      return put.apply(this, args);
    };
  });
}

/** Replaces the value of every key in every database of the origin, and of these keys of the app. */
function damageIndexedDb(page: Page, keys: readonly string[], garbage: unknown) {
  return page.evaluate(
    async ([ownKeys, value]) => {
      const settled = <Result>(request: IDBRequest<Result>) =>
        new Promise<Result>((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error));
        });
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await settled(indexedDB.open(name));
        for (const storeName of database.objectStoreNames) {
          const store = database.transaction(storeName, 'readwrite').objectStore(storeName);
          const found = await settled(store.getAllKeys());
          const added = name === 'keyval-store' ? ownKeys : [];
          for (const key of [...found, ...added]) await settled(store.put(value, key));
        }
        database.close();
      }
    },
    [keys, garbage] as const,
  );
}

const garbage = [null, 'garbage', 7, [null], {}, { version: 99, entries: 'x' }, [{ id: 'x' }]];
const keys = ['payment-outbox:101', 'review-draft:101'];

/** The pages that read stored data, and the home page. */
const paths = ['/', '/fitness/review', '/fitness/hmembership', '/fitness/membership'].concat(
  pathsByUser.customer1,
);

test('pages open with garbage under every key of IndexedDB, and the user stays signed in @session:any-value', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${error}`));
  await signIn(page, 'customer1', '/fitness/review');
  for (const [at, path] of paths.entries()) {
    await damageIndexedDb(page, keys, garbage[at % garbage.length]);
    await page.goto(path);
    await expectLoaded(page);
    await expect(page.getByText('김서준님 환영합니다')).toBeVisible();
    await expect(page.getByText('문제가 발생했습니다')).toBeHidden();
  }
  expect(errors).toEqual([]);
});

test('with full storage a user is signed in for this tab, writes a review and signs out @session:not-stored @deep', async ({
  page,
}) => {
  await fillStorage(page);
  await page.goto('/fitness/reservations');
  await expect(page).toHaveURL('/auth/signin');
  await submitSignIn(page, 'customer1');
  await expect(page).toHaveURL('/fitness/reservations');
  await (await openMenu(page, '리뷰')).click();
  await page.getByRole('radio', { name: '4점', exact: true }).click();
  await contentField(page).fill('저장 공간이 없어도 씁니다.');
  await submitButton(page).click();
  await expect(toast(page, '리뷰가 등록되었습니다.')).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL('/auth/signin');
  await expect(page.getByText('김서준님 환영합니다')).toBeHidden();
});
