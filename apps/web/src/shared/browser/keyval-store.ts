import { createStore, type UseStore } from 'idb-keyval';

const store = createStore('keyval-store', 'keyval');

/**
 * Ends a transaction with its page. WebKit leaves it open, and all later ones of the database wait for it:
 * https://github.com/jakearchibald/idb-keyval/issues/180
 */
function abortOnLeaving(transaction: IDBTransaction) {
  if (typeof window === 'undefined') return;
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
}

/** The default store of idb-keyval, for what outlives a sign-out. */
export const keyvalStore: UseStore = (mode, callback) =>
  store(mode, (objects) => {
    abortOnLeaving(objects.transaction);
    return callback(objects);
  });
