import type { Page } from '@playwright/test';

/** The values in all object stores of the page's origin. */
export function readIndexedDb(page: Page): Promise<unknown[]> {
  return page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const values: unknown[] = [];
    for (const { name } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name ?? ''));
      for (const store of database.objectStoreNames)
        values.push(...(await settled(database.transaction(store).objectStore(store).getAll())));
      database.close();
    }
    return values;
  });
}

/** The paths and texts in all caches, or in one. */
export function cachedTexts(page: Page, cacheName?: string) {
  return page.evaluate(async (only) => {
    const texts: string[] = [];
    for (const name of only === undefined ? await caches.keys() : [only]) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        texts.push(`${new URL(request.url).pathname} ${await response?.text()}`);
      }
    }
    return texts.join('\n');
  }, cacheName);
}

/** The lists that the device keeps for the time without a connection. */
export function storedLists(page: Page) {
  return cachedTexts(page, 'stored-lists');
}
