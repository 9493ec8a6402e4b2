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
