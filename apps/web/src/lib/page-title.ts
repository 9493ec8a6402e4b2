import { createContext } from 'react';
import { studio } from '../config/studio.ts';

/** The title of the current page for the user's role. */
export const PageTitle = createContext('');

/** The document title; `title` is the page's title, or empty for the studio's name alone. */
export function documentTitle(title: string): string {
  return title === '' ? studio.name : `${title} | ${studio.name}`;
}

/** Focuses the heading of the page, unless a menu that was opened in the meantime has the focus. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading || document.querySelector('header [aria-expanded="true"]')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
