import { globSync, readFileSync } from 'node:fs';

/** A package as its own package.json describes it. */
export type Manifest = {
  name?: string;
  version?: string;
  optionalDependencies?: Readonly<Record<string, string>>;
};

/** What a parsed pnpm-lock.yaml knows of each package, by name and version. */
export type Lockfile = {
  packages: Readonly<Record<string, unknown>>;
  snapshots: Readonly<
    Record<string, { optionalDependencies?: Readonly<Record<string, string>> } | null>
  >;
};

/** Unsupported platforms, as they appear in package names. */
const otherPlatforms =
  /android|freebsd|netbsd|openbsd|openharmony|sunos|aix|wasm32|webcontainers|[-.](?:arm|armv\d|ia32|loong64|mips64el|ppc64|riscv64|s390x)\b/;

/** The native packages of supported platforms that an installed package lists and a lockfile lacks. */
export function missingParts(
  { packages, snapshots }: Lockfile,
  { name, version, optionalDependencies = {} }: Manifest,
): string[] {
  const id = `${name}@${version}`;
  const locked = Object.entries(snapshots).find(([key]) => key === id || key.startsWith(`${id}(`));
  if (!locked) return [];
  const versions = locked[1]?.optionalDependencies ?? {};
  return Object.keys(optionalDependencies)
    .filter((part) => !otherPlatforms.test(part))
    .filter((part) => !(`${part}@${versions[part]}` in packages))
    .map((part) => `${id}: ${part}`);
}

/** The package.json of every installed package. */
export function installedManifests(): Manifest[] {
  return globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}/package.json').map(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as Manifest,
  );
}
