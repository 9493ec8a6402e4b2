import type { Session } from '../src/session/session.ts';

/** One part of a token: base64url JSON. */
export function encodePart(value: object) {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A token with these claims and an invalid signature, which the app does not check. */
export function tokenOf(claims: object) {
  return `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart(claims)}.signature`;
}

/** A browser's storage in memory. */
export function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, String(value)),
  };
}

/** The session of the customer 102. */
export const customerSession = {
  status: 'signedIn',
  role: 'customer',
  userId: '102',
  nickname: '이하린',
  ph: '',
  token: tokenOf({ jti: '102', role: 'ROLE_CUSTOMER' }),
} as const satisfies Session;
