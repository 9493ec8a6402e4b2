/** The value of `VITE_BASE`, the base path of the site; throws for a value without a slash at both ends. */
export function baseFrom(given = ''): string {
  if (/^\/(?:[\w.~-]+\/)*$/.test(given || '/')) return given || '/';
  throw new Error(`VITE_BASE is "${given}"; it can be a path such as /studio/.`);
}
