import { cpSync, existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { lockedVersions } from './locked-versions.ts';
import { entriesOf, packageNames, tarballName } from './manifest.ts';
import { tarballOf } from './pack.ts';
import { run } from './run.ts';

type Versions = Record<string, string>;
type Settings = { overrides?: Versions };
type AppManifest = { dependencies: Versions; devDependencies: Versions };

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as AppManifest;

/** An app outside the workspace: the folders in `apps` that it is made of, and versions other than those of the workspace. */
interface App {
  readonly folders: readonly string[];
  readonly versions?: Versions;
}

const react18 = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  scheduler: '0.23.2',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
};

const apps: Readonly<Record<string, App>> = {
  mocked: { folders: ['mocked'] },
  'vite-react-19': { folders: ['vite', 'page'] },
  'vite-react-18': { folders: ['vite', 'page'], versions: react18 },
  next: { folders: ['next', 'page'] },
};

/** Pins the versions that the app shares with the workspace, which are in pnpm's store already. */
function pin(file: string, versions: Versions) {
  const manifest = readJson(file);
  for (const needed of [manifest.dependencies, manifest.devDependencies])
    for (const [name, version] of Object.entries(needed))
      if (version.startsWith('^')) needed[name] = versions[name] ?? version;
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** Pins the versions of all other packages too, because a new release of one could fail the tests. */
function pinTransitive(file: string, versions: Versions) {
  const settings = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as Settings) : {};
  const locked = Object.fromEntries(lockedVersions(readFileSync('pnpm-lock.yaml', 'utf8')));
  const overrides = { ...locked, ...versions, ...settings.overrides };
  writeFileSync(file, stringify({ ...settings, overrides }));
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

async function installApp(
  app: string,
  { folders, versions = {} }: App,
  buildOptions: readonly string[],
) {
  for (const folder of folders) cpSync(`.ci/packages/apps/${folder}`, app, { recursive: true });
  if (folders.includes('vite'))
    for (const folder of ['src', 'testing'])
      cpSync(`packages/ui/${folder}`, `${app}/ui/${folder}`, { recursive: true });
  writeFileSync(join(app, 'every-path.ts'), everyPath());
  pin(join(app, 'package.json'), { ...readJson('package.json').devDependencies, ...versions });
  pinTransitive(join(app, 'pnpm-workspace.yaml'), versions);
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], app);
  await run('pnpm', ['run', 'build', ...buildOptions], app);
}

/**
 * Installs the packed packages in each app, outside the workspace, and builds it, Next with the given options; returns the folder
 * of the apps.
 */
export async function installApps(nextOptions: readonly string[] = []): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'installed-'));
  for (const name of packageNames) cpSync(tarballOf(name), join(home, `${tarballName(name)}.tgz`));
  await Promise.all(
    Object.entries(apps).map(([name, app]) =>
      installApp(join(home, name), app, name === 'next' ? nextOptions : []),
    ),
  );
  return home;
}
