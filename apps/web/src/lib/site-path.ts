/** The base path of the site without a trailing slash: empty, or for example `/studio`. In Storybook it is relative. */
export const basename =
  import.meta.env.BASE_URL === './' ? '' : import.meta.env.BASE_URL.slice(0, -1);

/** A URL path, by default the current page's, without the base path. */
export function sitePath(pathname = window.location.pathname): string {
  return pathname.slice(basename.length) || '/';
}
