import type { FetchQueryOptions } from '@tanstack/react-query';
import { startPageTransition } from '@fitness/ui/PageTransition';
import { preferencesAttribute } from '@fitness/ui/theme/preferences';
import { seoulToday } from '../../shared/dates/clock.ts';
import { pages } from '../../shared/pages.ts';
import { pageAt, pageIds, paths } from '../../shared/paths.ts';
import { getSession } from '../../shared/session/session.ts';
import { isStaff } from '../../shared/session/token.ts';
import { sitePath } from '../../shared/site-path.ts';
import { linkNavigation } from '../link-navigation.ts';
import { load, pageComponents, partsAt } from '../page-parts.ts';
import { registerWorker } from '../register-worker.ts';
import { whenIdle } from './when-idle.ts';

/**
 * How long a link is hovered or focused before its page is prefetched, in milliseconds; longer than a pointer passing over it.
 */
const hoverMs = 65;

/**
 * How long a link is in view before its page is prefetched, in milliseconds; longer than a link is visible while scrolling past
 * it.
 */
const inViewMs = 300;

/** A failed prefetch is ignored: opening the page tries again and reports the error. */
const ignore = () => undefined;

/** The pages whose modules are loaded, as `role pathname`. */
const loadedPaths = new Set<string>();

type Connection = { saveData?: boolean; effectiveType?: string };

/**
 * Whether the connection is good enough for prefetching; assumed where the browser does not support the Network Information API.
 */
function isPrefetchAllowed(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  return navigator.onLine && !connection.saveData && !connection.effectiveType?.endsWith('2g');
}

/** The URL of a link to another page of the app that opens in this tab, with the path of its route; null for any other element. */
function pageLinkUrl(element: Element | null): URL | null {
  if (!(element instanceof HTMLAnchorElement) || !element.hasAttribute('href')) return null;
  if (element.target !== '' || element.hasAttribute('download')) return null;
  const url = new URL(element.href);
  if (url.origin !== location.origin) return null;
  url.pathname = sitePath(url.pathname);
  return pageAt(url.pathname) === undefined || url.pathname === sitePath() ? null : url;
}

async function prefetchModules({ pathname }: URL) {
  if (!isPrefetchAllowed()) return;
  const { role } = getSession();
  await load(partsAt(pathname, role).start).then(
    () => loadedPaths.add(`${role} ${pathname}`),
    ignore,
  );
}

/**
 * Prefetches the first queries of the page at a URL for the signed-in user, except queries that are stale at once, which the page
 * would send again, and queries that have failed.
 */
async function prefetchData(url: URL) {
  const id = pageAt(url.pathname);
  const { role } = getSession();
  if (id === undefined || pages[id].needs !== 'data' || !pages[id].roles.includes(role)) return;
  const { firstQueries } = await pageComponents[id].preload();
  if (firstQueries === undefined) return;
  const { queryClient } = await import('../../shared/api/query-client.ts');
  for (const query of firstQueries({ search: url.searchParams, role, today: seoulToday() })) {
    const hasFailed = queryClient.getQueryState(query.queryKey)?.status === 'error';
    if (query.staleTime === 0 || hasFailed) continue;
    void queryClient.prefetchQuery({ ...(query as FetchQueryOptions), meta: { isPrefetch: true } });
  }
}

/** Follows a link with a page transition only if the page is loaded; otherwise the press would show nothing at first. */
function followLink(href: string, follow: () => void) {
  const { pathname } = new URL(href, location.href);
  const isLoaded = loadedPaths.has(`${getSession().role} ${pathname}`);
  if (pathname !== sitePath() && isLoaded) startPageTransition(follow);
  else follow();
}

/** Prefetches the modules of each page whose link stays in view, one after another while the browser is idle. */
function watchLinksInView() {
  let last: Promise<unknown> = Promise.resolve();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      timers.delete(target);
      if (isIntersecting) timers.set(target, setTimeout(meet, inViewMs, target));
    }
  });
  const meet = (link: Element) => {
    timers.delete(link);
    inView.unobserve(link);
    last = last
      .then(() => new Promise<void>(whenIdle))
      .then(() => {
        const url = pageLinkUrl(link);
        return url && prefetchModules(url);
      });
  };
  const known = new WeakSet<Element>();
  let isScanPlanned = false;
  const scan = () => {
    isScanPlanned = false;
    for (const link of document.querySelectorAll('a[href]')) {
      if (known.has(link)) continue;
      known.add(link);
      inView.observe(link);
    }
  };
  const planScan = () => {
    if (isScanPlanned) return;
    isScanPlanned = true;
    whenIdle(scan);
  };
  new MutationObserver(planScan).observe(document.body, { childList: true, subtree: true });
  planScan();
}

/** Prefetches the modules and first queries of a page when its link is pressed, hovered or focused (`extra:prefetch`). */
function watchLinksInUse() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (url: URL) => {
    if (!isPrefetchAllowed()) return;
    void prefetchModules(url);
    prefetchData(url).catch(ignore);
  };
  const onEvent = ({ type, target }: Event) => {
    clearTimeout(timer);
    const url = pageLinkUrl(target instanceof Element ? target.closest('a') : null);
    if (url === null) return;
    timer = setTimeout(() => prefetch(url), type === 'pointerdown' ? 0 : hoverMs);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onEvent, { passive: true });
}

/** Loads the modules of the staff's pages while the worker can store them, which does not store them in advance. */
async function loadStaffPages() {
  const { role } = getSession();
  if (!isStaff(role) || !navigator.serviceWorker?.controller || !isPrefetchAllowed()) return;
  for (const id of pageIds.filter((page) => pages[page].roles.includes(role))) {
    await new Promise<void>(whenIdle);
    await load(partsAt(paths[id], role).start).catch(ignore);
  }
}

/** Starts prefetching, page transitions and the service worker. */
export function afterLoad() {
  if (document.documentElement.hasAttribute(preferencesAttribute))
    import('../../shared/preferences/preferences.ts').then(
      ({ renewPreferences }) => renewPreferences(),
      ignore,
    );
  watchLinksInUse();
  watchLinksInView();
  linkNavigation.start = followLink;
  // The mock backend registers a service worker of its own.
  if (import.meta.env.PROD && import.meta.env.VITE_MOCKS === 'off') {
    registerWorker();
    void loadStaffPages();
  }
}
