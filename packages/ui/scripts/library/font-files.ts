import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix } from 'node:path';
import type { Plugin } from 'vite';

const sheet = 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
const target = `theme/fonts/pretendard/${posix.basename(sheet)}`;

/** Takes the whole text font into the library: its package also has all other formats of it, 98 MB. */
export function fontFiles(): Plugin {
  return {
    name: 'font-files',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const cwd = dirname(createRequire(import.meta.url).resolve(sheet));
        for (const file of globSync([posix.basename(sheet), 'woff2-dynamic-subset/*'], { cwd })) {
          const fileName = posix.join(posix.dirname(target), file);
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(cwd, file)) });
        }
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk')
            chunk.code = chunk.code.replaceAll(
              sheet,
              posix.relative(posix.dirname(chunk.fileName), target),
            );
      },
    },
  };
}
