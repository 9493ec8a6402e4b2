import { createStore, type UseStore } from 'idb-keyval';

/**
 * Opens a store of idb-keyval and aborts its transactions when the page is left. WebKit leaves them open, which blocks all later
 * transactions of the database: https://github.com/jakearchibald/idb-keyval/issues/180
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
          // `abort` throws while the transaction is being committed.
        }
      };
      window.addEventListener('pagehide', abort, { signal: ended.signal });
      for (const end of ['complete', 'abort'])
        transaction.addEventListener(end, () => ended.abort(), { signal: ended.signal });
      return callback(objects);
    });
}
