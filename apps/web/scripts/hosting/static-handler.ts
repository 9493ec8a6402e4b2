import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { receiveReport } from '../receive-reports.ts';
import { headersAt } from '../security-headers/header-rules.ts';
import { cacheControl, type HostRules, readRules, revalidated, rulesFile } from './host-rules.ts';

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

/** Handles requests to a build of the app as docs/hosting.md describes. */
function appHandler(folder: string, rules: HostRules, print: (line: string) => void) {
  const { base, reportPath } = rules;
  const sendFile = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
  const setHeaders = (response: ServerResponse, headers: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  };
  return (request: IncomingMessage, response: ServerResponse) => {
    const [path = '/', ...search] = (request.url ?? '/').split(/(?=\?)/);
    if (receiveReport(reportPath, request, response, print)) return;
    setHeaders(response, rules.everywhere);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const isInSite = `${path}/`.startsWith(base);
    const pathname = isInSite ? `/${path.slice(base.length)}` : path;
    const address = addressOf(pathname);
    if (isInSite && (address !== pathname || !path.startsWith(base))) {
      const location = [base, address.slice(1), ...search].join('');
      response.writeHead(301, { Location: location, 'Cache-Control': revalidated }).end();
      return;
    }
    setHeaders(response, headersAt(rules, pathname));
    response.setHeader('Cache-Control', cacheControl(pathname));
    if (!isInSite || /^\/(404|_headers)$/.test(pathname))
      return sendNotFound(folder, request, response);
    request.url = pathname;
    sendFile(request, response, () => sendNotFound(folder, request, response));
  };
}

/** Handles requests to a folder: a build of the app with its headers, redirects and `404.html`, any other with its files. Reports of errors are printed. */
export function staticHandler(folder: string, print: (line: string) => void) {
  return existsSync(join(folder, rulesFile))
    ? appHandler(folder, readRules(folder), print)
    : sirv(folder, { etag: true, brotli: true, gzip: true, extensions: ['html'] });
}
