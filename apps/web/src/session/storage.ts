import { basename } from '../lib/site-path.ts';

/** All keys of the app in localStorage (docs/product.md#session). */
type StoredKey = 'accessToken' | 'tokenName' | 'nickname' | 'ph' | 'classstatus' | 'roleName';

export type StoredSession = Record<StoredKey, string>;

const listeners = new Set<() => void>();

/** Calls the listeners after a possible change of the session. */
export function notifyListeners() {
  listeners.forEach((listener) => listener());
}

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

/** The name of the cache with stored lists (docs/product.md#last-lists), which is deleted when the session ends. */
export const lastListsCache = `last-lists${basename}`;

/** Forgets the session that only this tab has, if any, and deletes the stored lists, which may belong to another user. */
function forget() {
  unstored = null;
  // The Cache API throws where storage is blocked, and is missing in pages without HTTPS.
  void (async () => caches.delete(lastListsCache))().catch(() => undefined);
}

/** Stores a session; returns false if the device cannot, and it then lasts as long as this tab. */
export function store(session: StoredSession): boolean {
  forget();
  try {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    return true;
  } catch {
    // Some keys may have been stored before the failure, beside old keys of another user.
    clear();
    unstored = session;
    return false;
  }
}

/** Clears all of localStorage. */
export function clear() {
  forget();
  try {
    localStorage.clear();
  } catch {
    // Storage is blocked, so it is empty.
  }
}

/** Stores what the passes say now, if the user has got the first one or lost the last one since the sign-in. */
export function storeClassStatus(value: string) {
  if ((value === '') === (stored('classstatus') === '')) return;
  if (unstored !== null) unstored = { ...unstored, classstatus: value };
  else
    try {
      localStorage.setItem('classstatus', value);
    } catch {
      // The next read of the passes tries again.
    }
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
