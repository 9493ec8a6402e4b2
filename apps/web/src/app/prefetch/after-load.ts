import { registerWorker } from '../register-worker.ts';
import { prefetchLinks } from './prefetch-links.ts';
import type { Queries } from './queries.ts';

/** What begins a while after the app. */
export function afterLoad(queries: Queries) {
  prefetchLinks(queries);
  // The mocks have a worker of their own.
  if (import.meta.env.PROD && import.meta.env.VITE_MOCKS === 'off') registerWorker();
}
