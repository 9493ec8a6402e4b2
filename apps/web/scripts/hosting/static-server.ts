import { once } from 'node:events';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { headersAt } from '../security-headers.ts';
import { cachedFolders, type HostRules, revalidated, rulesFile } from './host-files.ts';

/** The `Cache-Control` of the file at a path. */
function cacheControl(pathname: string) {
  const found = Object.entries(cachedFolders).find(([folder]) => pathname.startsWith(folder));
  return found?.[1] ?? revalidated;
}

/** The canonical URL of a page: without repeated slashes, a trailing slash or a file name. */
function addressOf(pathname: string) {
  return pathname
    .replace(/\/{2,}/g, '/')
    .replace(/(?:(?<=\/)index)?\.html$/, '')
    .replace(/(?<=.)\/$/, '');
}

function sendNotFound(folder: string, request: IncomingMessage, response: ServerResponse) {
  const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding']));
  const file = join(folder, takesBrotli ? '404.html.br' : '404.html');
  response.writeHead(404, {
    'Content-Type': 'text/html;charset=utf-8',
    'Cache-Control': revalidated,
    Vary: 'Accept-Encoding',
    ...(takesBrotli && { 'Content-Encoding': 'br' }),
  });
  createReadStream(file).pipe(response);
}

/**
 * Handles requests to a folder: a build of the app as docs/hosting-and-security.md describes, with its headers, redirects and `404.html`;
 * any other with its files.
 */
export function staticHandler(folder: string): ReturnType<typeof sirv> {
  const sendFile = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const file = join(folder, rulesFile);
  if (!existsSync(file)) return sendFile;
  const rules = JSON.parse(readFileSync(file, 'utf8')) as HostRules;
  const { base } = rules;
  return (request, response) => {
    const [path = '/', ...search] = (request.url ?? '/').split(/(?=\?)/);
    const isInSite = `${path}/`.startsWith(base);
    const pathname = isInSite ? `/${path.slice(base.length)}` : path;
    response.setHeaders(new Headers(headersAt(rules, pathname)));
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const isReport = request.method === 'POST' && request.url === rules.reportPath;
      response.writeHead(isReport ? 204 : 405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const address = addressOf(pathname);
    if (isInSite && (address !== pathname || !path.startsWith(base))) {
      const location = [base, address.slice(1), ...search].join('');
      response.writeHead(301, { Location: location, 'Cache-Control': revalidated }).end();
      return;
    }
    response.setHeader('Cache-Control', cacheControl(pathname));
    if (!isInSite || /^\/(404|_headers)$/.test(pathname))
      return sendNotFound(folder, request, response);
    request.url = pathname;
    sendFile(request, response, () => sendNotFound(folder, request, response));
  };
}

/** Serves a folder on this machine at a free port. */
export async function serveFolder(folder: string) {
  const server = createServer(staticHandler(folder)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Lets `vite preview` serve a build as its host should. */
export function previewAsHost(): Plugin {
  return {
    name: 'preview-as-host',
    configurePreviewServer: ({ config, middlewares }) => {
      const handle = staticHandler(resolve(config.root, config.build.outDir));
      middlewares.use((request, response) => handle(request, response));
    },
  };
}
