import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import {
  type HeaderRules,
  headersAt,
} from '../../apps/web/scripts/security-headers/header-rules.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};
const compressed = /text|svg|json|xml/;

/** Serves a build as its host would: a document for each path, brotli, and the build's security headers. */
export async function serveBrotli(folder: string) {
  const rulesFile = join(folder, '.vite/security-headers.json');
  const rules: HeaderRules = existsSync(rulesFile)
    ? (JSON.parse(readFileSync(rulesFile, 'utf8')) as HeaderRules)
    : { everywhere: {}, byPath: {} };
  const bodies = new Map<string, Buffer>();

  function bodyOf(file: string, isCompressed: boolean) {
    const body = bodies.get(file) ?? readFileSync(file);
    const sent = bodies.has(file) || !isCompressed ? body : brotliCompressSync(body);
    bodies.set(file, sent);
    return sent;
  }

  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, normalize(decodeURIComponent(pathname)));
    const found = [path, `${path}.html`, join(path, 'index.html')].find(isFile);
    const file = found ?? join(folder, '404.html');
    const type = types[extname(file)] ?? 'application/octet-stream';
    const isCompressed = compressed.test(type);
    response.writeHead(found ? 200 : 404, {
      ...headersAt(rules, pathname),
      'Content-Type': type,
      'Cache-Control': pathname.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache',
      ...(isCompressed && { 'Content-Encoding': 'br' }),
    });
    response.end(bodyOf(file, isCompressed));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
