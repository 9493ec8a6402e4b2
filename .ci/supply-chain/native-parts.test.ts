import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { installedManifests, type Lockfile, missingParts } from './native-parts.ts';

it('the lockfile has every native part for macOS, Windows and Linux', () => {
  const lockfile = parse(readFileSync('pnpm-lock.yaml', 'utf8')) as Lockfile;
  const manifests = installedManifests();
  expect(manifests.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['oxlint', 'oxfmt', 'rolldown', 'esbuild', 'sharp', 'pnpm']),
  );
  expect(manifests.flatMap((manifest) => missingParts(lockfile, manifest))).toEqual([]);
});
