import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { documentTitle } from '../shared/document-title.ts';
import { loadEnd } from './page-end.ts';

const positions = new Map<string, number>();
let hasShownPage = false;

/** Restores a scroll position once the page is tall enough, for a second or until user input. */
function restoreScroll(top: number) {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'pointerdown', 'keydown'] as const)
      window.removeEventListener(event, stop);
  };
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, 1000);
  for (const event of ['wheel', 'pointerdown', 'keydown'] as const)
    window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/** Like a page load, sets the title, focuses the heading, and resets or restores the scroll. */
export function useRouteFocus(title: string) {
  const { key, pathname } = useLocation();
  const direction = useNavigationType();
  const shownPath = useRef('');

  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    // A link that is followed before the first page has loaded is no page load.
    const isPageLoad = !hasShownPage && direction !== 'PUSH';
    hasShownPage = true;
    if (isPageLoad) return undefined;
    loadEnd();
    const heading = document.querySelector<HTMLElement>('main h1');
    // A menu that was opened while the page loaded keeps the focus.
    const isMenuOpen = document.querySelector('header [aria-expanded="true"]') !== null;
    if (heading && !isMenuOpen) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    if (direction === 'POP') return restoreScroll(positions.get(key) ?? 0);
    window.scrollTo(0, 0);
    return undefined;
  }, [direction, key, pathname]);
}
