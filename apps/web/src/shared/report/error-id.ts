// Crockford's Base32, without I, L, O and U, which are easily misread or misheard.
const characters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ids = new WeakMap<WeakKey, string>();

function createErrorId() {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => characters[byte % 32]);
  return id.join('').replace(/(?=.{4}$)/, '-');
}

/** The id of an error, which is stable for the same error object and short enough to read out by phone. */
export function errorIdOf(error: unknown): string {
  const key = Object(error) as object;
  const id = ids.get(key) ?? createErrorId();
  ids.set(key, id);
  return id;
}
