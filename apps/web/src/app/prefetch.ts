import { startPageTransition } from '@fitness/ui/PageTransition';
import { preferencesAttribute } from '@fitness/ui/theme/preferences';
import type { FetchQueryOptions } from '@tanstack/react-query';
import { seoulToday } from '../lib/clock.ts';
import { menus, pages } from '../lib/pages.ts';
import { pageAt, pageIds, paths } from '../lib/paths.ts';
import { sitePath } from '../lib/site-path.ts';
import { getSession } from '../session/session.ts';
import { isStaff } from '../session/token.ts';
import { linkNavigation } from './link-navigation.ts';
import { load, pageComponents, partsAt } from './page-parts.ts';
import { registerWorker } from './register-worker.ts';
import { whenIdle } from './when-idle.ts';

/** How long a link is hovered or focused before its page is prefetched, in milliseconds; longer than a pointer passing over it. */
const hoverMs = 65;

/** A failed prefetch is ignored: opening the page tries again and reports the error. */
const ignore = () => undefined;

/** The pages whose modules are loaded, as `role pathname`. */
const loadedPaths = new Set<string>();

type Connection = { saveData?: boolean; effectiveType?: string };

/** True unless the browser reports a slow connection or a wish to save data. */
function isPrefetchAllowed(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  return navigator.onLine && !connection.saveData && !connection.effectiveType?.endsWith('2g');
}

async function prefetchModules(pathname: string) {
  if (!isPrefetchAllowed()) return;
  const { role } = getSession();
  await load(partsAt(pathname, role).start);
  loadedPaths.add(`${role} ${pathname}`);
}

/** Prefetches the first queries of a page, except those that are stale at once, which it would send again, and those that have failed. */
async function prefetchData({ pathname, searchParams }: URL) {
  const id = pageAt(pathname);
  const { role } = getSession();
  if (id === undefined || pages[id].needs !== 'data' || !pages[id].roles.includes(role)) return;
  const { firstQueries } = await pageComponents[id].preload();
  if (firstQueries === undefined) return;
  const { queryClient } = await import('../api/query-client.ts');
  for (const query of firstQueries({ search: searchParams, role, today: seoulToday() })) {
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

/** Prefetches a page when a link to it is pressed, hovered or focused (`extra:prefetch`). */
function watchLinks() {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onEvent = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.target !== '' || link.origin !== location.origin) return;
    const url = new URL(link.href);
    url.pathname = sitePath(url.pathname);
    if (pageAt(url.pathname) === undefined || url.pathname === sitePath()) return;
    const prefetchPage = () => {
      if (!isPrefetchAllowed()) return;
      prefetchModules(url.pathname).catch(ignore);
      prefetchData(url).catch(ignore);
    };
    timer = setTimeout(prefetchPage, type === 'pointerdown' ? 0 : hoverMs);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onEvent, { passive: true });
}

/** Loads the pages of the user's menu, for staff all pages, which the service worker does not store in advance. */
async function loadPages() {
  const { role } = getSession();
  const ids = isStaff(role) ? pageIds.filter((id) => pages[id].roles.includes(role)) : menus[role];
  for (const id of ids) {
    await new Promise<void>(whenIdle);
    await prefetchModules(paths[id]).catch(ignore);
  }
}

/** Starts prefetching, page transitions and the service worker. */
export function prefetch() {
  if (document.documentElement.hasAttribute(preferencesAttribute))
    import('../lib/preferences.ts').then(({ renewPreferences }) => renewPreferences(), ignore);
  watchLinks();
  linkNavigation.start = followLink;
  void loadPages();
  // The mock backend registers a service worker of its own.
  if (import.meta.env.PROD && import.meta.env.VITE_MOCKS === 'off') registerWorker();
}
