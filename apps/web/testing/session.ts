/** One part of a token: an object as base64url JSON. For tests. */
export function encodePart(value: object) {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** A token with these claims; its signature is nobody's, since the app does not check it. For tests. */
export function tokenOf(claims: object) {
  return `${encodePart({ alg: 'HS256', typ: 'JWT' })}.${encodePart(claims)}.signature`;
}

/** A browser's storage, kept in memory. For tests. */
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
