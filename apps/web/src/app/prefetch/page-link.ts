import { sitePath } from '../../shared/site-path.ts';
import { pageAt } from '../page-parts.ts';

/** The URL of a link to another page of the app that opens in this tab, with the path of its route; null for any other element. */
export function pageLinkUrl(element: Element | null): URL | null {
  if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('href')) return null;
  if (element.target !== '' || element.hasAttribute('download')) return null;
  const url = new URL(element.href);
  if (url.origin !== location.origin) return null;
  url.pathname = sitePath(url.pathname);
  return pageAt(url.pathname) === undefined || url.pathname === sitePath() ? null : url;
}
