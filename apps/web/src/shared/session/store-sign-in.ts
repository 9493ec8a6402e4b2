import type { components } from '@fitness/api-contract/schema';
import { clearStorage, notifyListeners, setUnstored, type StoredSession } from './storage.ts';

export type SignInResponse = components['schemas']['SignInAnswer'];

// A server may send a value of any type, which localStorage would convert to a string.
const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Stores the session; returns false if the device cannot, and the session then lasts as long as this tab. */
export function storeSignIn(response: SignInResponse): boolean {
  const session: StoredSession = {
    accessToken: response.token,
    tokenName: text(response.name),
    nickname: text(response.nickname),
    ph: text(response.ph),
    classstatus: text(response.customer?.classstatus),
    roleName:
      text('role_name' in response && response.role_name) ||
      text('roleName' in response && response.roleName),
  };
  // The stored lists may belong to another user whose session has expired.
  setUnstored(null);
  try {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    return true;
  } catch {
    // Some keys may have been stored before the failure, beside old keys of another user.
    clearStorage();
    setUnstored(session);
    return false;
  } finally {
    notifyListeners();
  }
}
