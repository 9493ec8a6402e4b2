import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { workerMessages } from '../../../packages/mocks/src/worker/worker-messages.ts';

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

/** msw's worker with that filter; throws if it does not contain the messages by which the mocks restart it. */
export function workerSource(msw: string): string {
  const missing = Object.values(workerMessages).filter((message) => !msw.includes(`'${message}'`));
  if (missing.length > 0)
    throw new Error(`msw/${fileName} has no ${missing.join(' and no ')}, unlike in msw 3.0.5.`);
  return passFiles + msw;
}

/** Serves msw's worker in development and adds it to a build. */
export function mockWorker(): Plugin {
  const msw = readFileSync(fileURLToPath(import.meta.resolve(`msw/${fileName}`)), 'utf8');
  const source = workerSource(msw);
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
