import { keepPositions } from '../scroll/stored-positions.ts';
import { prefetchLinks } from './prefetch-links.ts';
import { registerWorker } from '../register-worker.ts';
import type { Queries } from './queries.ts';

/** What begins once the first page is idle. */
export function afterLoad(queries: Queries) {
  keepPositions();
  prefetchLinks(queries);
  // The mocks have a worker of their own.
  if (import.meta.env.PROD && import.meta.env.VITE_MOCKS === 'off') registerWorker();
}
