// Builds and packs the packages that can be installed.
import { mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { readOptions } from '../support/options.ts';
import { packageNames, readManifest, tarballName } from './manifest.ts';
import { run } from './run.ts';

const folder = resolve('.cache/packages');

/** The tarball of a package. */
export function tarballOf(name: string): string {
  return `${folder}/${tarballName(name)}-${readManifest(name).version}.tgz`;
}

/** Builds and packs all packages. */
export async function packAll(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await Promise.all(
    packageNames.map((name) =>
      run('pnpm', ['pack', `--pack-destination=${folder}`], resolve('packages', name)),
    ),
  );
}

if (import.meta.main) {
  readOptions(
    `node .ci/packages/pack.ts\n\n  Builds and packs ${packageNames.join(', ')} into ${folder}.`,
    {},
  );
  await packAll();
  console.log(packageNames.map(tarballOf).join('\n'));
}
