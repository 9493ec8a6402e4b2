import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type PageFiles, pageFilesList } from '../../../apps/web/scripts/prerender/page-files.ts';

/** What a page of a build loads at first. */
export function filesOf(build: string, pathname: string): PageFiles {
  const list = readFileSync(join(build, pageFilesList), 'utf8');
  const page = (JSON.parse(list) as Record<string, PageFiles>)[pathname];
  if (!page) throw new Error(`The build has no page at ${pathname}.`);
  return page;
}

/** The bytes of a file over the network (brotli). */
export function transferredBytes(build: string, file: string): number {
  return brotliCompressSync(readFileSync(join(build, file))).length;
}
