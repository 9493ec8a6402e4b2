/** The scroll position of each history entry, in pixels, by `placeOf`. */
export const positions = new Map<string, number>();

/** The key of a history entry; with the path, because the first entry of every document has the same key. */
export function placeOf(key: string, pathname: string): string {
  return `${key} ${pathname}`;
}
