import type { Queries } from './queries.ts';
import { whenIdle } from './when-idle.ts';

/** How long after the start of the app its first interaction is still likely to wait for files, in milliseconds. */
export const quietMs = 3000;

/**
 * Starts what the first page does not need a while after the app: prefetching, pages that fade in, and the service worker. Before and
 * without that script links work as well.
 */
export function startAfterLoad(queries: Queries) {
  setTimeout(whenIdle, quietMs, () => {
    import('./after-load.ts').then(({ afterLoad }) => afterLoad(queries)).catch(() => undefined);
  });
}
