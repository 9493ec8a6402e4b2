import { globSync, readdirSync, readFileSync } from 'node:fs';

/** The part of a package's package.json that publishing reads. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly engines?: { readonly node: string };
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional: boolean }>>;
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: {
    /** Where others are published than the workspace has; `.pnpmfile.mjs` puts built files in place of sources. */
    readonly exports?: Readonly<Record<string, unknown>>;
    readonly access: string;
    readonly registry: string;
  };
}

/** A source file that a package exports, by its path after the package's name. */
export interface Entry {
  readonly path: string;
  readonly file: string;
}

const folder = new URL('../../packages/', import.meta.url);

/** The folders of the packages that can be installed. */
export const packageNames: readonly string[] = readdirSync(folder);

/** The package.json of a package. */
export function readManifest(name: string): Manifest {
  return JSON.parse(readFileSync(new URL(`${name}/package.json`, folder), 'utf8')) as Manifest;
}

/** The name of a package in the name of its tarball, as pnpm writes it. */
export function tarballName(name: string): string {
  return readManifest(name).name.slice(1).replace('/', '-');
}

/** The paths of a package that only the workspace imports. */
function unpublishedPaths({ exports, publishConfig }: Manifest): string[] {
  const { exports: published = exports } = publishConfig;
  return Object.keys(exports).filter((path) => !(path in published));
}

/** The source files that a package publishes. */
export function entriesOf(name: string): Entry[] {
  const cwd = new URL(`${name}/`, folder);
  const manifest = readManifest(name);
  const unpublished = unpublishedPaths(manifest);
  return Object.entries(manifest.exports)
    .filter(([path, target]) => target.startsWith('./src/') && !unpublished.includes(path))
    .flatMap(([path, target]) => {
      const [start = '', end = ''] = target.slice(2).split('*');
      return globSync(target, { cwd: cwd.pathname, exclude: ['**/*.test.ts'] }).map((file) => ({
        path: path.slice(2).replace('*', file.slice(start.length, file.length - end.length)),
        file: `${cwd.pathname}${file}`,
      }));
    });
}
