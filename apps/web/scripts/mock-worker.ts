import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileName = 'mockServiceWorker.js';

/**
 * msw's worker asks the page about every request, a fifth of the load time of a page with a hundred modules
 * (https://github.com/mswjs/msw/issues/1423), so this passes the site's own files, which are never mocked.
 */
const passFiles = `addEventListener('fetch', (event) => {
  const { destination, url } = event.request;
  if (destination !== '' && new URL(url).origin === location.origin) event.stopImmediatePropagation();
});
`;

/** Serves msw's worker in development and adds it to a build. */
export function mockWorker(): Plugin {
  const msw = readFileSync(fileURLToPath(import.meta.resolve(`msw/${fileName}`)), 'utf8');
  const source = passFiles + msw;
  return {
    name: 'mock-worker',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer: ({ middlewares, config: { base } }) => {
      middlewares.use(base + fileName, (_request, response) => {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        response.end(source);
      });
    },
  };
}
