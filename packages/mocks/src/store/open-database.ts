import { createStore, type UseStore } from 'idb-keyval';

/**
 * Opens a store of idb-keyval whose transactions end with the page. WebKit leaves them open, and all later ones of the database wait
 * for them: https://github.com/jakearchibald/idb-keyval/issues/180
 */
export function openDatabase(name: string, storeName: string): UseStore {
  const store = createStore(name, storeName);
  return (mode, callback) =>
    store(mode, (objects) => {
      const { transaction } = objects;
      const ended = new AbortController();
      const abort = () => {
        try {
          transaction.abort();
        } catch {
          // It is being committed.
        }
      };
      window.addEventListener('pagehide', abort, { signal: ended.signal });
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => ended.abort(), { signal: ended.signal });
      return callback(objects);
    });
}
