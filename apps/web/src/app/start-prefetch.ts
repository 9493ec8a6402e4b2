import { whenIdle } from './when-idle.ts';

/** How long after the start other requests could delay the user's first interaction, in milliseconds. */
export const quietMs = 3000;

/**
 * Starts prefetching, page transitions and the service worker a while after the app, since the first page does not need them.
 * Links work without them.
 */
export function startPrefetch() {
  setTimeout(whenIdle, quietMs, () => {
    import('./prefetch.ts').then(({ prefetch }) => prefetch()).catch(() => undefined);
  });
}
