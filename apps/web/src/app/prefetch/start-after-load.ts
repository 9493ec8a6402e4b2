import type { Queries } from './queries.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Starts what the first page does not need once it has loaded and is idle: prefetching, pages that fade in, keeping the scroll
 * positions, and the service worker. Without that script links work as before.
 */
export function startAfterLoad(queries: Queries) {
  const start = () =>
    whenIdle(() => {
      import('./after-load.ts').then(({ afterLoad }) => afterLoad(queries)).catch(() => undefined);
    });
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start);
}
