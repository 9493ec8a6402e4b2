/** The path at which the site begins, without the slash at its end: empty, or such as `/studio`. Storybook's is relative. */
export const basename =
  import.meta.env.BASE_URL === './' ? '' : import.meta.env.BASE_URL.slice(0, -1);

/** A path of the site's address, by default that of the open page, as the routes have it. */
export function sitePath(pathname = window.location.pathname): string {
  return pathname.slice(basename.length) || '/';
}
