import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lockedVersions } from './locked-versions.ts';

it('finds the packages of which the lockfile has one version', () => {
  const versions = Object.fromEntries(lockedVersions(readFileSync('pnpm-lock.yaml', 'utf8')));
  expect(Object.keys(versions).length).toBeGreaterThan(100);
  expect(versions).toMatchObject({ react: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
});
