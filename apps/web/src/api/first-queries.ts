import type { QueryKey } from '@tanstack/react-query';
import type { Role } from '../session/token.ts';

/** The parameters on which the first queries of a page depend. */
export interface Opening {
  /** The search params of the page's URL. */
  search: URLSearchParams;
  role: Role;
  /** The date in Asia/Seoul, `YYYY-MM-DD`. */
  today: string;
}

/** Query options of any data type. */
export interface FirstQuery {
  queryKey: QueryKey;
  staleTime?: unknown;
  queryFn?: unknown;
}

/** The queries that a page sends when it opens, so that they can be prefetched (`extra:prefetch`). */
export type FirstQueries = (opening: Opening) => readonly FirstQuery[];
