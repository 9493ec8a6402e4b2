/** All keys of the app in localStorage (docs/product.md#session). */
type StoredKey = 'accessToken' | 'tokenName' | 'nickname' | 'ph' | 'classstatus' | 'roleName';

const listeners = new Set<() => void>();

/** Tells the listeners that the session may have changed. */
export function notifyListeners() {
  listeners.forEach((listener) => listener());
}

export type StoredSession = Record<StoredKey, string>;

/** The session of this tab while the device cannot store it. Module state, since it stands in for localStorage. */
let unstored: StoredSession | null = null;

/** The stored value of a key; empty when there is none. */
export function stored(key: StoredKey) {
  if (unstored !== null) return unstored[key];
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** The cache with the lists of the last time (docs/product.md#last-lists), which end with the session. */
export const lastListsCache = 'last-lists';

/** Sets the session that only this tab has, if any, and ends the lists of the last time. */
export function setUnstored(session: StoredSession | null) {
  unstored = session;
  // Blocked with all storage, and missing in pages without https.
  void (async () => caches.delete(lastListsCache))().catch(() => undefined);
}

export function clearStorage() {
  setUnstored(null);
  try {
    localStorage.clear();
  } catch {
    // Blocked, so there is nothing in it.
  }
}

/** Signs out: clears localStorage whole. */
export function clearSession() {
  clearStorage();
  notifyListeners();
}

/** Calls the listener when this tab or another one signs in or out, also while this page is frozen. */
export function onStorageChange(listener: () => void) {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Another tab could store a session, which is for all tabs.
    if (key === 'accessToken' && newValue) unstored = null;
    listener();
  };
  listeners.add(listener);
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', onStorage, { signal });
  // A page that was frozen, or is from the back-forward cache, has missed the events.
  for (const event of ['pageshow', 'visibilitychange'])
    window.addEventListener(event, listener, { signal });
  return () => {
    listeners.delete(listener);
    listening.abort();
  };
}
