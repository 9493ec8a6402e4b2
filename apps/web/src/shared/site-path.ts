/** The path at which the site begins, without the slash at its end: empty, or such as `/studio`. */
export const basename = import.meta.env.BASE_URL.replace(/\.?\/$/, '');

/** The path of the open page as the routes have it. */
export function sitePath(): string {
  return window.location.pathname.slice(basename.length) || '/';
}
