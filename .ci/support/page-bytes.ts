import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The built files that modules load, with what they import but not what they import later. */
function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const files = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of modules) visit(name);
  return [...files];
}

/** The name of a module in the manifest, by its path or the end of it. */
function nameOf(manifest: Manifest, module: string): string {
  const name = Object.keys(manifest).find((known) => `/${known}`.endsWith(`/${module}`));
  if (name === undefined) throw new Error(`The build has no ${module}.`);
  return name;
}

/**
 * The scripts and style sheets that a page's modules load, in bytes over the network (brotli), from
 * a build with a manifest. A module is named by its path or the end of it.
 */
export function pageBytes(build: string, modules: readonly string[]) {
  const manifest = JSON.parse(readFileSync(join(build, '.vite/manifest.json'), 'utf8')) as Manifest;
  const names = modules.map((module) => nameOf(manifest, module));
  const files = filesOf(manifest, names);
  const sum = (ending: string) =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => brotliCompressSync(readFileSync(join(build, file))).length)
      .reduce((total, bytes) => total + bytes, 0);
  return { script: sum('.js'), style: sum('.css') };
}
