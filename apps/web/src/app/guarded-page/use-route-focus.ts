import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { documentTitle } from '../../shared/document-title.ts';
import { focusHeading } from '../../shared/layout/focus-heading.ts';
import { loadEnd } from '../page-end.ts';
import { placeOf, positions } from '../scroll/positions.ts';

/** Without the script a reload starts at the top of the page. */
const ignore = () => undefined;

// Module state: the state belongs to the document, and each page mounts a new component.
let hasShownPage = false;
/** Module state: one listener stores the scroll positions of all pages. */
let keeping: Promise<void> | undefined;
/** Module state: the next page aborts the scrolling of the previous one. */
let scrolling = new AbortController();

/** Whether this page load is a reload or a return through the history. */
function isReturn() {
  const [entry] = performance.getEntriesByType('navigation');
  return (entry as PerformanceNavigationTiming | undefined)?.type !== 'navigate';
}

/** Restores the scroll position of a history entry, or scrolls to the target of its hash, unless the user acts before. */
async function scrollTo({ hash, key, pathname }: Location, isRestored: boolean) {
  const current = scrolling;
  const { signal } = current;
  for (const event of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(event, () => current.abort(), { passive: true, signal });
  const place = placeOf(key, pathname);
  // Read before the import, because the browser restores the scroll too, and stops early while the page is short.
  const known = positions.get(place);
  const module = await import('../scroll/scroll-to.ts');
  if (signal.aborted || (isRestored && module.restorePosition(place, known, signal))) return;
  if (hash) module.scrollToTarget(hash, signal);
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

  // The listener is removed before the next page is shown: a shorter page would scroll and overwrite the position.
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
    // Following a link before the first page has loaded is not a page load.
    const isPageLoad = !hasShownPage && isBack;
    hasShownPage = true;
    // The browser itself scrolls between history entries of the same page.
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
