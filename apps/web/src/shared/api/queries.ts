import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';
import type { PageUser } from '../session/page-user.ts';

/** The queries of one running app; without a client until a page with data is shown or data is prefetched. */
export interface Queries {
  client?: QueryClient;
  /** The user whose data the client caches. */
  user?: PageUser;
}

/** The queries that prefetching shares with the pages; null outside the app, as in a story. */
export const QueriesContext = createContext<Queries | null>(null);
