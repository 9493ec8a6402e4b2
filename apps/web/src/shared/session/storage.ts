import { basename } from '../site-path.ts';

/** All keys of the app in localStorage (docs/product.md#session). */
type StoredKey = 'accessToken' | 'tokenName' | 'nickname' | 'ph' | 'classstatus' | 'roleName';

const listeners = new Set<() => void>();

/** Calls the listeners after a possible change of the session. */
export function notifyListeners() {
  listeners.forEach((listener) => listener());
}

export type StoredSession = Record<StoredKey, string>;

/** The session of this tab if the device cannot store it. Module state, since it replaces localStorage. */
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

/** Stores what the passes say now, if the user has got the first one or lost the last one since the sign-in. */
export function storeClassStatus(value: string) {
  if ((value === '') === (stored('classstatus') === '')) return;
  if (unstored === null) localStorage.setItem('classstatus', value);
  else unstored = { ...unstored, classstatus: value };
  notifyListeners();
}

/** The name of the cache with stored lists (docs/product.md#last-lists), which is deleted when the session ends. */
export const lastListsCache = `last-lists${basename}`;

/** Sets the session that only this tab has, if any, and deletes the stored lists. */
export function setUnstored(session: StoredSession | null) {
  unstored = session;
  // The Cache API throws where storage is blocked, and is missing in pages without HTTPS.
  void (async () => caches.delete(lastListsCache))().catch(() => undefined);
}

export function clearStorage() {
  setUnstored(null);
  try {
    localStorage.clear();
  } catch {
    // Storage is blocked, so it is empty.
  }
}

/** Signs out by clearing all of localStorage. */
export function clearSession() {
  clearStorage();
  notifyListeners();
}

/** Calls the listener when this tab or another one signs in or out; for changes while the page was frozen, when it resumes. */
export function onStorageChange(listener: () => void) {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    // Another tab has stored a session, which replaces this tab's own.
    if (key === 'accessToken' && newValue) unstored = null;
    listener();
  };
  listeners.add(listener);
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', onStorage, { signal });
  // A page that was frozen or in the back-forward cache has missed storage events.
  for (const event of ['pageshow', 'visibilitychange'])
    window.addEventListener(event, listener, { signal });
  return () => {
    listeners.delete(listener);
    listening.abort();
  };
}
