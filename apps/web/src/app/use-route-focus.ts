import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { documentTitle, focusHeading } from '../lib/page-title.ts';
import { stopDeferring } from './defer-hydration.ts';

// Module state: the state belongs to the document, and each page mounts a new component.
let hasShownPage = false;
/** The scroll position of each history entry, in pixels, by its key. Module state: it belongs to the document. */
const positions = new Map<string, number>();
/** Module state: the next page aborts the scrolling of the previous one. */
let scrolling = new AbortController();

/** Repeats an attempt to scroll while the page grows, until it succeeds or the user acts. */
function scrollWhenReady(attempt: () => boolean) {
  const current = new AbortController();
  scrolling = current;
  const { signal } = current;
  for (const event of ['wheel', 'pointerdown', 'keydown'])
    window.addEventListener(event, () => current.abort(), { passive: true, signal });
  const resized = new ResizeObserver(() => attempt() && current.abort());
  resized.observe(document.body);
  signal.addEventListener('abort', () => resized.disconnect());
}

/** Like a page load, sets the title, focuses the heading, and resets or restores the scroll, before the page is painted. */
export function useRouteFocus(title: string) {
  const { hash, key, pathname } = useLocation();
  const direction = useNavigationType();
  const shown = useRef({ pathname: '', hash: '' });

  useLayoutEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  // The listener is removed before the next page is shown: a shorter page would scroll and overwrite the position.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    // The user may have scrolled the prerendered page before it was hydrated.
    if (!positions.has(key)) remember();
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

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
    if (!isSamePage && !isPageLoad) {
      stopDeferring();
      focusHeading();
      window.scrollTo(0, 0);
    }
    const isRestored = isBack && !isPageLoad;
    const top = isRestored ? positions.get(key) : undefined;
    if (top !== undefined)
      scrollWhenReady(() => {
        window.scrollTo(0, top);
        return Math.abs(window.scrollY - top) < 2;
      });
    else if (hash && !isRestored)
      scrollWhenReady(() => {
        const target = document.getElementById(decodeURIComponent(hash.slice(1)));
        target?.scrollIntoView();
        return target !== null;
      });
  }, [direction, hash, key, pathname]);
}
