import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { studio } from '../config/studio.ts';

const positions = new Map<string, number>();
let arrivedOnce = false;

/** Scrolls to where the person was, as soon as the page has grown tall enough; gives up after a second or their first move. */
function restoreScroll(top: number) {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of ['wheel', 'touchstart', 'keydown'] as const)
      window.removeEventListener(event, stop);
  };
  const attempt = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 2) stop();
  };
  const observer = new ResizeObserver(attempt);
  const timer = setTimeout(stop, 1000);
  for (const event of ['wheel', 'touchstart', 'keydown'] as const)
    window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/**
 * What a page load does by itself, for a navigation inside the app: sets the title, moves focus to the heading, goes to
 * the top, and on the way back to the former scroll position.
 */
export function useRouteFocus(title: string) {
  const { key, pathname } = useLocation();
  const direction = useNavigationType();
  const shownPath = useRef('');

  useEffect(() => {
    document.title = title === '' ? studio.name : `${title} | ${studio.name}`;
  }, [title]);

  useEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    if (shownPath.current === pathname) return undefined;
    shownPath.current = pathname;
    // Whoever follows a link before the first page is there has not arrived by a page load.
    const isPageLoad = !arrivedOnce && direction !== 'PUSH';
    arrivedOnce = true;
    if (isPageLoad) return undefined;
    const heading = document.querySelector<HTMLElement>('main h1');
    // Whoever has opened the menu while the page was on its way is using it.
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
