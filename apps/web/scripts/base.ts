/** The value of `VITE_BASE`, the path at which the site begins; throws for what is no path with a slash at both ends. */
export function baseFrom(given = ''): string {
  if (/^\/(?:[\w.~-]+\/)*$/.test(given || '/')) return given || '/';
  throw new Error(`VITE_BASE is "${given}"; it can be a path such as /studio/.`);
}
