import type { QueryKey } from '@tanstack/react-query';
import type { Role } from '../session/token.ts';

/** What a page is opened with. */
export interface Opening {
  /** The search params of its URL. */
  search: URLSearchParams;
  role: Role;
  /** The date in Asia/Seoul, `YYYY-MM-DD`. */
  today: string;
}

/** Query options of any data; the cache holds them by their key. */
export interface FirstQuery {
  queryKey: QueryKey;
  staleTime?: unknown;
  queryFn?: unknown;
}

/** The queries that a page sends as soon as it is opened, which may be sent before (`extra:prefetch`). */
export type FirstQueries = (opening: Opening) => readonly FirstQuery[];
