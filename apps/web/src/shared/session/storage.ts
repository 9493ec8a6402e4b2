import type { components } from '@fitness/api-contract/schema';

/** All keys of the app in localStorage (docs/product.md#session). */
type StoredKey = 'accessToken' | 'tokenName' | 'nickname' | 'ph' | 'classstatus' | 'roleName';

export type SignInResponse = components['schemas']['SignInAnswer'];

const listeners = new Set<() => void>();

/** Tells the listeners that the session may have changed. */
export function notifyListeners() {
  listeners.forEach((listener) => listener());
}

/** The session of this tab while the device cannot store it. */
let unstored: Record<StoredKey, string> | null = null;

/** The stored value of a key; empty when there is none. */
export function stored(key: StoredKey) {
  if (unstored !== null) return unstored[key];
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

// A server may send any type, and storage would convert it to text.
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** The cache with the lists of the last time (docs/product.md#last-lists), which end with the session. */
export const lastListsCache = 'last-lists';

function forgetLastLists() {
  // Blocked with all storage, and missing in pages without https.
  void (async () => caches.delete(lastListsCache))().catch(() => undefined);
}

function clearStorage() {
  unstored = null;
  forgetLastLists();
  try {
    localStorage.clear();
  } catch {
    // Blocked, so there is nothing in it.
  }
}

/** Returns false when the device cannot store the session, which then lasts as long as this tab. */
export function storeSignIn(response: SignInResponse): boolean {
  const session: Record<StoredKey, string> = {
    accessToken: response.token,
    tokenName: text(response.name),
    nickname: text(response.nickname),
    ph: text(response.ph),
    classstatus: text(response.customer?.classstatus),
    roleName:
      text('role_name' in response && response.role_name) ||
      text('roleName' in response && response.roleName),
  };
  unstored = null;
  // Another user's, perhaps, whose session has expired.
  forgetLastLists();
  try {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  } catch {
    // Some keys may have been stored beside others of a former user.
    clearStorage();
    unstored = session;
  }
  notifyListeners();
  return unstored === null;
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
  window.addEventListener('storage', onStorage);
  // A page of the back-forward cache has missed the events.
  window.addEventListener('pageshow', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('pageshow', listener);
    window.removeEventListener('storage', onStorage);
  };
}
