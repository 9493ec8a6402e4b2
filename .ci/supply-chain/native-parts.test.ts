import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { installedManifests, type Lockfile, missingParts } from './native-parts.ts';

const linter = {
  name: 'linter',
  version: '1.2.0',
  optionalDependencies: {
    'linter-darwin-arm64': '1.2.0',
    'linter-linux-arm64-musl': '1.2.0',
    'linter-win32-x64-msvc': '1.2.0',
    'linter-android-arm64': '1.2.0',
    'linter-linux-arm-gnueabihf': '1.2.0',
    'linter-win32-ia32-msvc': '1.2.0',
    'linter.linux-riscv64': '1.2.0',
  },
};

function lockfileWith(...parts: string[]): Lockfile {
  return {
    packages: Object.fromEntries(['linter', ...parts].map((name) => [`${name}@1.2.0`, {}])),
    snapshots: {
      'linter@1.2.0(vite@8.0.0)': {
        optionalDependencies: Object.fromEntries(parts.map((name) => [name, '1.2.0'])),
      },
    },
  };
}

describe('the native parts of a package', () => {
  it('are missing where its own list names them and the lockfile does not', () => {
    expect(missingParts(lockfileWith('linter-darwin-arm64'), linter)).toEqual([
      'linter@1.2.0: linter-linux-arm64-musl',
      'linter@1.2.0: linter-win32-x64-msvc',
    ]);
  });
  it('are missing where the lockfile has another version only', () => {
    const { snapshots } = lockfileWith('linter-darwin-arm64');
    const packages = { 'linter-darwin-arm64@1.1.0': {} };
    expect(missingParts({ packages, snapshots }, linter)).toContain(
      'linter@1.2.0: linter-darwin-arm64',
    );
  });
  it('are complete without platforms that it does not publish for', () => {
    const optionalDependencies = { 'linter-darwin-arm64': '1.2.0' };
    const lockfile = lockfileWith('linter-darwin-arm64');
    expect(missingParts(lockfile, { ...linter, optionalDependencies })).toEqual([]);
  });
});

describe('the lockfile', () => {
  const lockfile = parse(readFileSync('pnpm-lock.yaml', 'utf8')) as Lockfile;
  const manifests = installedManifests();

  it('has every native part for macOS, Windows and Linux @developers:install', () => {
    expect(manifests.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['oxlint', 'oxfmt', 'rolldown', 'esbuild', 'sharp', 'pnpm']),
    );
    expect(manifests.flatMap((manifest) => missingParts(lockfile, manifest))).toEqual([]);
  });
});
