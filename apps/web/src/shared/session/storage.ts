import type { components } from '@fitness/api-contract/schema';

/** All keys of the app in localStorage (docs/product.md#session). */
type StoredKey = 'accessToken' | 'tokenName' | 'nickname' | 'ph' | 'classstatus' | 'roleName';

export type SignInResponse = components['schemas']['SignInAnswer'];

const listeners = new Set<() => void>();
const notifyListeners = () => listeners.forEach((listener) => listener());

/** The stored value of a key; empty when there is none or storage is blocked. */
export function stored(key: StoredKey) {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

// A server may send any type, and storage would convert it to text.
const text = (value: unknown) => (typeof value === 'string' ? value : '');

export function storeSignIn(response: SignInResponse) {
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
  for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  notifyListeners();
}

/** Signs out: clears localStorage whole. */
export function clearSession() {
  localStorage.clear();
  notifyListeners();
}

/** Calls the listener when this tab or another one signs in or out. */
export function onStorageChange(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
