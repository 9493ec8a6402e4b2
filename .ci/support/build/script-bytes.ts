import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type PageFiles, pageFilesList } from '../../../apps/web/scripts/prerender/page-files.ts';

/** The bytes over the network (brotli) of the scripts that a page of a build loads at first. */
export function scriptBytes(build: string, pathname: string): number {
  const list = readFileSync(join(build, pageFilesList), 'utf8');
  const page = (JSON.parse(list) as Record<string, PageFiles>)[pathname];
  if (!page) throw new Error(`The build has no page at ${pathname}.`);
  return page.scripts
    .map((file) => brotliCompressSync(readFileSync(join(build, file))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}
