import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { documentTitle } from '../../shared/document-title.ts';
import { loadEnd } from '../page-end.ts';
import { placeOf, positions } from '../scroll/positions.ts';

/** Without the script a reload begins at the top. */
const ignore = () => undefined;

// Module state: each page has a component of its own, and these belong to the document.
let hasShownPage = false;
/** Module state: the positions of all pages are kept by one listener. */
let keeping: Promise<void> | undefined;
/** Module state: the next page ends the scrolling of the one before. */
let scrolling = new AbortController();

/** Whether this document was left before: reloaded, or gone back to. */
function isReturn() {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

/** Scrolls to where the place was left or to the target of its hash; waits for both in a script of its own, until the user acts. */
async function scrollTo({ hash, key, pathname }: Location, isRestored: boolean) {
  const current = scrolling;
  const { signal } = current;
  for (const event of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(event, () => current.abort(), { passive: true, signal });
  const place = placeOf(key, pathname);
  // The browser scrolls as well, and not as far while the page is short.
  const known = positions.get(place);
  const module = await import('../scroll/scroll-to.ts');
  if (signal.aborted || (isRestored && module.restorePosition(place, known, signal))) return;
  if (hash) module.scrollToTarget(hash, signal);
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  // A menu that was opened while the page loaded keeps the focus.
  if (!heading || document.querySelector('header [aria-expanded="true"]')) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Like a page load, sets the title, focuses the heading, and resets or restores the scroll, before the page is painted. */
export function useRouteFocus(title: string) {
  const location = useLocation();
  const { hash, key, pathname } = location;
  const direction = useNavigationType();
  const shown = useRef({ pathname: '', hash: '' });

  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  // Removed before the next page is shown, which may be too short for the position.
  useLayoutEffect(() => {
    const remember = () => {
      positions.set(placeOf(key, pathname), window.scrollY);
      keeping ??= import('../scroll/scroll-to.ts').then(
        ({ keepPositions }) => keepPositions(),
        ignore,
      );
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key, pathname]);

  useLayoutEffect(() => {
    const before = shown.current;
    const isSamePage = before.pathname === pathname;
    if (isSamePage && before.hash === hash) return;
    shown.current = { pathname, hash };
    const isBack = direction === 'POP';
    // A link that is followed before the first page has loaded is no page load.
    const isPageLoad = !hasShownPage && isBack;
    hasShownPage = true;
    // The browser goes to other places of the same page.
    if (isSamePage && isBack) return;
    scrolling.abort();
    scrolling = new AbortController();
    if (!isSamePage && !isPageLoad) {
      loadEnd();
      focusHeading();
      if (!isBack || !positions.has(placeOf(key, pathname))) window.scrollTo(0, 0);
    }
    const isRestored = isBack && (!isPageLoad || isReturn());
    if (isRestored || hash) scrollTo(location, isRestored).catch(ignore);
  }, [direction, hash, key, location, pathname]);
}
