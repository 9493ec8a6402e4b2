import { createStore, type UseStore } from 'idb-keyval';

const store = createStore('keyval-store', 'keyval');

/**
 * Aborts a transaction when its page is left. WebKit leaves it open, which blocks all later transactions of the database:
 * https://github.com/jakearchibald/idb-keyval/issues/180
 */
function abortOnLeaving(transaction: IDBTransaction) {
  if (typeof window === 'undefined') return;
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
}

/** The default store of idb-keyval, for data that must survive a sign-out. */
export const keyvalStore: UseStore = (mode, callback) =>
  store(mode, (objects) => {
    abortOnLeaving(objects.transaction);
    return callback(objects);
  });

/** The key of a user's payments in `keyvalStore`; each page with data looks for it without loading the code of payments. */
export function paymentsKeyOf(userId: string) {
  return `payment-outbox:${userId}`;
}
