import { studio } from '../config/studio.ts';

/** The title of a document; `title` is that of its page, empty for the studio's name alone. */
export function documentTitle(title: string): string {
  return title === '' ? studio.name : `${title} | ${studio.name}`;
}
