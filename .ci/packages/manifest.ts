import { globSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The part of a package's package.json that publishing reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: {
    /** Where others are published than the workspace has; `.pnpmfile.mjs` puts built files in place of sources. */
    readonly exports?: Readonly<Record<string, unknown>>;
    readonly registry: string;
  };
}

/** A source file that a package exports, by its path after the package's name. */
export interface Entry {
  readonly path: string;
  readonly file: string;
}

const folder = new URL('../../packages/', import.meta.url);

/** The folder of the tarballs. */
export const tarballs = resolve('.cache/packages');

/** The folders of the packages that can be installed. */
export const packageNames: readonly string[] = readdirSync(folder);

/** The package.json of a package. */
export function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(new URL(`${name}/package.json`, folder), 'utf8')) as Manifest;
}

/** The tarball of a package, as pnpm names it. */
export function tarballOf(name: string): string {
  return `${tarballs}/fitness-${name}-${readManifest(name).version}.tgz`;
}

/** The source files that a package publishes. */
export function entriesOf(name: string): Entry[] {
  const cwd = new URL(`${name}/`, folder);
  const { exports, publishConfig } = readManifest(name);
  const published = publishConfig.exports ?? exports;
  return Object.entries(exports)
    .filter(([path, target]) => target.startsWith('./src/') && path in published)
    .flatMap(([path, target]) => {
      const [start = '', end = ''] = target.slice(2).split('*');
      return globSync(target, { cwd: cwd.pathname, exclude: ['**/*.test.ts'] }).map((file) => ({
        path: path.slice(2).replace('*', file.slice(start.length, file.length - end.length)),
        file: `${cwd.pathname}${file}`,
      }));
    });
}
