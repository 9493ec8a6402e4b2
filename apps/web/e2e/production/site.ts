import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { readOptions, startServer } from '@fitness/mocks/server';
import { rulesFile } from '../../scripts/hosting/host-rules.ts';
import { type HeaderRules, headersAt } from '../../scripts/security-headers/header-rules.ts';
import { productionBuild } from './production-build.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};
const isText = /text|json/;
const builtBackend = 'http://localhost:8080';
const script = /(?<=\/)((?:index-)?[\w-]{7,8})\.js(?=["'`])/g;
const revision = /(?<="revision":")[0-9a-f]{4}/g;

/** The suffix of the second version's scripts; after the deployment the server has no scripts of the first. */
export const secondVersion = '.second.js';

const isFile = (file: string) => existsSync(file) && statSync(file).isFile();

/** Transforms the build into another version: different script names and document revisions. */
const asSecond = (text: string) =>
  text.replace(script, `$1${secondVersion}`).replace(revision, 'beef');

/**
 * Serves the production build as a host would, with the mock server as its backend, whose URL replaces the built-in one. `deploy`
 * replaces it with a second version.
 */
export async function startSite(clock: string) {
  const folder = await productionBuild();
  const backend = await startServer(readOptions(['--port', '0', '--quiet', '--clock', clock]));
  let isSecond = false;
  let missing = 404;
  const textOf = (file: string) => {
    const text = readFileSync(file, 'utf8').replaceAll(builtBackend, backend.url);
    return isSecond ? asSecond(text) : text;
  };
  const rules = JSON.parse(textOf(join(folder, rulesFile))) as HeaderRules;

  function fileAt(pathname: string) {
    if (pathname.startsWith('/.')) return undefined;
    const isHashed = /^\/assets\/.*\.js$/.test(pathname);
    if (isHashed && pathname.endsWith(secondVersion) !== isSecond) return undefined;
    const path = join(folder, pathname.replace(secondVersion, '.js'));
    return [path, `${path}.html`, join(path, 'index.html')].find(isFile);
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = fileAt(pathname);
    const file = found ?? join(folder, '404.html');
    const type = types[extname(file)] ?? 'application/octet-stream';
    response.writeHead(found ? 200 : missing, {
      ...headersAt(rules, pathname),
      'Content-Type': type,
      'Cache-Control': 'no-cache',
    });
    response.end(isText.test(type) ? textOf(file) : readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    deploy: () => {
      isSecond = true;
    },
    /** From now on a missing file is a document with the status 200, as of a host for apps with one page. */
    fallBackToDocument: () => {
      missing = 200;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await backend.stop();
    },
  };
}
