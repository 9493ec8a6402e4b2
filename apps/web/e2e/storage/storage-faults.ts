import type { Page } from '@playwright/test';

/** Blocks localStorage in this page, like a browser setting that forbids it. */
export function blockLocalStorage(page: Page) {
  return page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
}

/** Blocks IndexedDB in this page. */
export function blockIndexedDb(page: Page) {
  return page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
  });
}

/** Makes localStorage and the app's database full; the mock backend's database has room. */
export function fillStorage(page: Page) {
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
export function damageIndexedDb(page: Page, keys: readonly string[], garbage: unknown) {
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
