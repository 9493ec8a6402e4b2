/** How far each page of the history was scrolled, in pixels, by its place. */
export const positions = new Map<string, number>();

/** The place of a page in the history; the first pages of all documents have the same key. */
export function placeOf(key: string, pathname: string): string {
  return `${key} ${pathname}`;
}
