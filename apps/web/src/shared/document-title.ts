import { studio } from '../config/studio.ts';

/** The document title; `title` is the page's title, or empty for the studio's name alone. */
export function documentTitle(title: string): string {
  return title === '' ? studio.name : `${title} | ${studio.name}`;
}
