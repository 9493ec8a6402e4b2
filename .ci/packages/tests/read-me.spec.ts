import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { packageNames, readManifest } from '../manifest.ts';
import { tarballOf } from '../pack.ts';
import { run } from '../run.ts';

/** The installed version of each package in the text of a package-lock.json. */
function lockedVersions(lockfile: string): Record<string, string> {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, { version: string }> };
  return Object.fromEntries(
    Object.entries(packages).map(([path, { version }]) => [
      path.replace('node_modules/', ''),
      version,
    ]),
  );
}

/** The major versions of a range such as `^18.3.0 || ^19.0.0`. */
const majorVersions = (range: string) =>
  range.split(' || ').map((part) => parseInt(part.replace('^', '')));

for (const name of packageNames) {
  test(`${name} installs by the first line of its read-me, with its peers`, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'read-me-'));
    writeFileSync(join(folder, 'package.json'), '{ "private": true }');
    for (const tarball of packageNames.map(tarballOf))
      cpSync(tarball, join(folder, basename(tarball)));
    const [, words = ''] = /^npm (install .*?)(?: +#.*)?$/m.exec(
      readFileSync(`packages/${name}/README.md`, 'utf8'),
    )!;
    const resolveOnly = ['--package-lock-only', '--ignore-scripts', '--prefer-offline'];
    const output = await run('npm', [...words.split(' '), ...resolveOnly], folder);
    expect(output).not.toMatch(/EBADENGINE|ERESOLVE/);
    const versions = lockedVersions(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
    const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(name);
    for (const [peer, range] of Object.entries(peerDependencies))
      if (range.startsWith('^') && !peerDependenciesMeta[peer]?.optional)
        expect(majorVersions(range), peer).toContain(parseInt(versions[peer]!));
  });
}
