import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** The queries of one running app; without a client until a page with data is shown or data is prefetched. */
export interface Queries {
  client?: QueryClient;
  /** Whose data it has: null for a visitor, undefined while the user is unknown. */
  userId?: string | null | undefined;
}

/** The queries that prefetching shares with the pages; null outside the app, as in a story. */
export const QueriesContext = createContext<Queries | null>(null);
