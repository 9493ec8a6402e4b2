import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lockedVersions } from './locked-versions.ts';

const lockfile = `importers:
  .:
    dependencies:
      react:
        version: 19.3.1

packages:

  '@types/react@19.3.0':
    resolution: {integrity: sha512-a}

  react@19.3.1:
    resolution: {integrity: sha512-b}
    engines: {node: '>=20'}

  semver@6.3.2:
    resolution: {integrity: sha512-c}

  semver@7.8.6:
    resolution: {integrity: sha512-d}

snapshots:

  msw@3.0.5(typescript@7.0.2):
    dependencies:
      react: 19.3.1
`;

it('finds the packages of which a lockfile has one version', () => {
  expect(lockedVersions(lockfile)).toEqual([
    ['@types/react', '19.3.0'],
    ['react', '19.3.1'],
  ]);
});

it('finds those of the workspace', () => {
  const versions = Object.fromEntries(lockedVersions(readFileSync('pnpm-lock.yaml', 'utf8')));
  expect(Object.keys(versions).length).toBeGreaterThan(100);
  expect(versions).toMatchObject({ react: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});

it('throws for a lockfile in another form', () => {
  expect(() => lockedVersions('lockfileVersion: 1')).toThrow('lists no packages');
});
