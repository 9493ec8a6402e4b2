import { startPageTransition } from '@fitness/ui/PageTransition';
import { getSession } from '../../shared/session/session.ts';
import { sitePath } from '../../shared/site-path.ts';
import { linkNavigation } from '../link-navigation.ts';
import { load, partsAt } from '../page-parts.ts';
import { isPrefetchAllowed } from './connection.ts';
import { watchLinksInView } from './links-in-view.ts';
import { pageLinkUrl } from './page-link.ts';
import { prefetchData } from './prefetch-data.ts';
import type { Queries } from './queries.ts';

/** How long a pointer or the focus rests on a link that is meant, in milliseconds; one that passes over it is gone before. */
const restMs = 65;

/** What fails is reported when the page is opened, which tries again. */
const ignore = () => undefined;

/** The paths of the pages whose modules are loaded, each after the role that they are for. */
const loadedPaths = new Set<string>();

async function prefetchModules({ pathname }: URL) {
  if (!isPrefetchAllowed()) return;
  const { role } = getSession();
  await load(partsAt(pathname, role).start).then(
    () => loadedPaths.add(`${role} ${pathname}`),
    ignore,
  );
}

/** Pages fade in that are there: for others the press of a link would show nothing at first. */
function followLink(href: string, follow: () => void) {
  const { pathname } = new URL(href, location.href);
  const isLoaded = loadedPaths.has(`${getSession().role} ${pathname}`);
  if (pathname !== sitePath() && isLoaded) startPageTransition(follow);
  else follow();
}

/**
 * Prefetches the modules of a page and what it requests first when its link is pressed or rested on, and its modules alone when the
 * link is in view (`extra:prefetch`).
 */
export function prefetchLinks(queries: Queries) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const prefetch = (url: URL) => {
    if (!isPrefetchAllowed()) return;
    void prefetchModules(url);
    prefetchData(url, getSession(), queries).catch(ignore);
  };
  const onEvent = ({ type, target }: Event) => {
    clearTimeout(timer);
    const url = pageLinkUrl(target instanceof Element ? target.closest('a') : null);
    if (url === null) return;
    timer = setTimeout(() => prefetch(url), type === 'pointerdown' ? 0 : restMs);
  };
  for (const type of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(type, onEvent, { passive: true });
  watchLinksInView(prefetchModules);
  linkNavigation.start = followLink;
}
