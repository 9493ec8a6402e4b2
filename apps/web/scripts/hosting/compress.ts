import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** In bytes; smaller files fit into one network packet anyway. */
const smallest = 1000;

async function compressFile(file: string) {
  const content = readFileSync(file);
  if (content.length < smallest) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, await toBrotli(content, { params }));
  writeFileSync(`${file}.gz`, await toGzip(content, { level: 9 }));
}

/** Writes `main.js.br` (brotli) and `main.js.gz` (gzip) beside each text file of a folder that is not small. */
export async function compressFiles(folder: string): Promise<void> {
  const names = globSync('**/*.{html,js,css,svg,txt,xml,ico,webmanifest}', { cwd: folder });
  await Promise.all(names.map((name) => compressFile(join(folder, name))));
}

/** Compresses the files of a build. The last plugin, because it reads what the others have written. */
export function compressedFiles(): Plugin {
  return {
    name: 'compressed-files',
    closeBundle: {
      sequential: true,
      order: 'post',
      handler() {
        const { root, build } = this.environment.config;
        return compressFiles(resolve(root, build.outDir));
      },
    },
  };
}
