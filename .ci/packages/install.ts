import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { entriesOf, packageNames, tarballOf, tarballs } from './manifest.ts';
import { run } from './run.ts';

type Versions = Record<string, string>;

const react18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  scheduler: '0.23.2',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
};

/** The apps outside the workspace: the folders in `apps` that each is made of, and its own versions. */
const apps: Readonly<Record<string, { folders: readonly string[]; versions?: Versions }>> = {
  'vite-react-19': { folders: ['vite', 'page'] },
  'vite-react-18': { folders: ['vite', 'page'], versions: react18 },
  next: { folders: ['next', 'page'] },
};

/** The versions of the workspace, also of what others need: they are in pnpm's store, and a new release cannot fail the tests. */
function workspaceVersions(): Versions {
  const { packages } = parse(readFileSync('pnpm-lock.yaml', 'utf8')) as { packages: object };
  const ids = Object.keys(packages).map((id) => id.split(/(?<=.)@/) as [string, string]);
  const versions = Map.groupBy(ids, ([name]) => name);
  const single = ids.filter(([name]) => versions.get(name)?.length === 1);
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Versions;
  };
  const own = Object.entries(devDependencies).filter(([, version]) => /^\d/.test(version));
  return Object.fromEntries([...single, ...own]);
}

/**
 * A module that imports every path, and compiles if every component is one for the compiler, and every optional prop also takes
 * undefined.
 */
function everyPath() {
  const paths = entriesOf('ui').map(({ path }) => path);
  const styles = ['styles.css', 'themes/midnight.css', 'themes/daylight.css'];
  return [
    `import type { ReactNode } from 'react';`,
    ...paths.map((path, index) => `import * as path${index} from '@fitness/ui/${path}';`),
    ...styles.map((path) => `import '@fitness/ui/${path}';`),
    `type Narrow<Props> = {`,
    `  [Name in keyof Props]-?: object extends Pick<Props, Name>`,
    `    ? { [Same in Name]: undefined } extends Pick<Props, Name> ? never : Name`,
    `    : never;`,
    `}[keyof Props];`,
    `type Faults<Exports> = {`,
    `  [Name in keyof Exports & string]: Name extends Capitalize<Name>`,
    `    ? Exports[Name] extends (props: infer Props) => ReactNode ? Narrow<Props> : Name`,
    `    : never;`,
    `}[keyof Exports & string];`,
    ...paths.map((_, index) => `export const faults${index}: Faults<typeof path${index}>[] = [];`),
    `export const none: never[] = [`,
    ...paths.map((_, index) => `  ...faults${index},`),
    `];\n`,
  ].join('\n');
}

/** Builds and packs all packages. */
export async function packAll(): Promise<void> {
  rmSync(tarballs, { recursive: true, force: true });
  mkdirSync(tarballs, { recursive: true });
  await run('pnpm', ['--filter', './packages/*', 'pack', `--pack-destination=${tarballs}`]);
}

/** Installs the packed packages in each app, outside the workspace, and builds it; returns the folder of the apps. */
export async function installApps(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'installed-'));
  for (const name of packageNames) cpSync(tarballOf(name), join(home, `fitness-${name}.tgz`));
  const installed = Object.entries(apps).map(async ([name, { folders, versions }]) => {
    const app = join(home, name);
    for (const folder of folders) cpSync(`.ci/packages/apps/${folder}`, app, { recursive: true });
    writeFileSync(join(app, 'every-path.ts'), everyPath());
    const settingsFile = join(app, 'pnpm-workspace.yaml');
    const settings = parse(readFileSync(settingsFile, 'utf8')) as { overrides: Versions };
    const overrides = { ...workspaceVersions(), ...versions, ...settings.overrides };
    writeFileSync(settingsFile, stringify({ ...settings, overrides }));
    await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], app);
    await run('pnpm', ['run', 'build'], app);
  });
  await Promise.all(installed);
  return home;
}
