import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockedVersions } from './locked-versions.ts';
import { packageNames, tarballName } from './manifest.ts';
import { tarballOf } from './pack.ts';
import { run } from './run.ts';

type Versions = Record<string, string>;
type AppManifest = { dependencies: Versions; devDependencies: Versions };

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as AppManifest;

/** Pins the versions of the workspace, which are in pnpm's store already. */
function pin(file: string) {
  const { devDependencies: known } = readJson('package.json');
  const manifest = readJson(file);
  for (const versions of [manifest.dependencies, manifest.devDependencies])
    for (const [name, version] of Object.entries(versions))
      if (!version.startsWith('file:')) versions[name] = known[name] ?? version;
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** Pins the versions of all other packages too, because a new release of one could fail the tests. */
function pinTransitive(file: string) {
  const lines = lockedVersions(readFileSync('pnpm-lock.yaml', 'utf8'))
    .map(([name, version]) => `  '${name}': '${version}'\n`)
    .join('');
  const [start, end] = readFileSync(file, 'utf8').split(/(?<=^overrides:\n)/m);
  if (end === undefined) throw new Error(`${file} has no overrides.`);
  writeFileSync(file, `${start}${lines}${end}`);
}

/** Installs the packed packages in the app, outside the workspace, and builds it; returns its folder. */
export async function installApp(): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'installed-'));
  const app = join(home, 'app');
  cpSync('.ci/installed-app', app, { recursive: true });
  for (const name of packageNames) cpSync(tarballOf(name), join(home, `${tarballName(name)}.tgz`));
  pin(join(app, 'package.json'));
  pinTransitive(join(app, 'pnpm-workspace.yaml'));
  await run('pnpm', ['install', '--prefer-offline', '--no-frozen-lockfile'], app);
  await run('pnpm', ['run', 'build'], app);
  return app;
}
