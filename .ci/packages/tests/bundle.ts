import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { appFolder } from './app-folder.ts';

/** The scripts of a page. */
export interface Bundle {
  /** Those that are loaded before anything is shown. */
  readonly first: string;
  readonly script: string;
  /** The modules of `@fitness/ui`, by their paths in `dist`. */
  readonly modules: readonly string[];
}

/** Bundles code with the installed packages, without what `external` names. */
export async function bundle(code: string, external: RegExp): Promise<Bundle> {
  const folder = mkdtempSync(join(appFolder, 'bundle-'));
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, code);
  const { output } = (await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, external, preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of first)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
  return {
    first: [...first].map((chunk) => chunk.code).join('\n'),
    script: chunks.map((chunk) => chunk.code).join('\n'),
    modules: chunks.flatMap((chunk) =>
      chunk.moduleIds.flatMap((id) => id.split('/@fitness/ui/dist/').slice(1)),
    ),
  };
}
