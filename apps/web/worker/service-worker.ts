import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import {
  addPlugins,
  cleanupOutdatedCaches,
  matchPrecache,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { rightType } from './right-type.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };
/** The document for paths whose own is not stored; `scripts/service-worker.ts` puts it here. */
declare const SHELL_URL: string;

/** How long a document may take before the stored one is shown, in seconds. */
const documentTimeout = 4;
const days = (count: number) => count * 24 * 60 * 60;

/** The stored document of a page, else the shell, in which the app renders the page of the path. */
async function storedDocument(url: string) {
  return (await matchPrecache(new URL(url).pathname)) ?? matchPrecache(SHELL_URL);
}

// Before the precached files, so that a document comes from the server and with it the new version.
enableNavigationPreload();
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: documentTimeout,
      plugins: [{ handlerDidError: ({ request }) => storedDocument(request.url) }],
    }),
    { denylist: [/\/api\//] },
  ),
);

// There is no skipWaiting: the files of a version stay as long as one of its pages is open.
cleanupOutdatedCaches();
addPlugins([rightType]);
precacheAndRoute(self.__WB_MANIFEST, { cleanURLs: false, directoryIndex: '' });

// Scripts of the staff's pages are not precached. Their names have a hash, so they never change.
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.destination === 'script',
  new CacheFirst({
    cacheName: 'staff',
    plugins: [
      rightType,
      new ExpirationPlugin({
        maxEntries: 100,
        maxAgeSeconds: days(30),
        purgeOnQuotaError: true,
      }),
    ],
  }),
);

registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.destination === 'font',
  new CacheFirst({
    cacheName: 'fonts',
    plugins: [
      rightType,
      new ExpirationPlugin({
        maxEntries: 100,
        maxAgeSeconds: days(365),
        purgeOnQuotaError: true,
      }),
    ],
  }),
);

// Pictures keep their names when they change.
registerRoute(
  ({ sameOrigin, request }) => sameOrigin && request.destination === 'image',
  new StaleWhileRevalidate({
    cacheName: 'pictures',
    plugins: [
      rightType,
      new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: days(30), purgeOnQuotaError: true }),
    ],
  }),
);
