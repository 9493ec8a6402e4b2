import type { FetchQueryOptions } from '@tanstack/react-query';
import { seoulToday } from '../../shared/dates/clock.ts';
import type { Session } from '../../shared/session/session.ts';
import { pageAt } from '../page-parts.ts';
import { routes } from '../routes.tsx';
import { firstQueries } from './first-queries.ts';
import type { Queries } from './queries.ts';

/**
 * Sends what the page at a URL requests first, for the user of the session. What is stale as soon as it arrives is left to the page,
 * which would request it again, and so is what has failed before.
 */
export async function prefetchData(url: URL, session: Session, queries: Queries) {
  const id = pageAt(url.pathname);
  const queriesOfPage = id === undefined ? null : firstQueries[id];
  if (id === undefined || queriesOfPage === null || !routes[id].roles.includes(session.role))
    return;
  const [page, { clientFor }] = await Promise.all([queriesOfPage(), import('./client-for.ts')]);
  const client = clientFor(queries);
  const opening = { search: url.searchParams, role: session.role, today: seoulToday() };
  for (const query of page.firstQueries(opening)) {
    const hasFailed = client.getQueryState(query.queryKey)?.status === 'error';
    if (query.staleTime === 0 || hasFailed) continue;
    void client.prefetchQuery({ ...(query as FetchQueryOptions), meta: { isPrefetch: true } });
  }
}
