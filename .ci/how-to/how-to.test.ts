import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { expect, it } from 'vitest';

it.each(globSync('docs/how-to/*.patch'))('%s applies', (patch) => {
  expect(() => execFileSync('git', ['apply', '--check', patch], { stdio: 'pipe' })).not.toThrow();
});
