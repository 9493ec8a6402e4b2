import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyTree } from '../support/copy-tree.ts';

const PROJECTS = ['packages/api-contract', 'packages/mocks', 'apps/web', '.storybook', '.ci'];

/** Where a person must decide what a new role sees and may do. */
const DECISIONS = [
  '.storybook/docs/start/roles.ts',
  'apps/web/src/features/users/texts.ts',
  'apps/web/src/pages/shared/NotFoundPage.tsx',
  'apps/web/src/pages/visitor/HomeSummary.tsx',
  'apps/web/src/lib/pages.ts',
  'apps/web/src/shared/session/expired-token.ts',
  'packages/mocks/src/scenarios/demo-accounts.ts',
  'packages/mocks/src/scenarios/seed/demo-accounts.ts',
];

let copy: string;
beforeAll(async () => {
  copy = copyTree();
  const path = join(copy, 'openapi.yaml');
  const contract = readFileSync(path, 'utf8');
  writeFileSync(path, contract.replace(/(enum: \[ROLE_ANONYMOUS, .*)\]/, '$1, ROLE_TRAINEE]'));
  await run('packages/api-contract/scripts/generate.ts');
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true }));

describe('a fifth role in the contract', () => {
  it('does not compile exactly where a person must decide', { timeout: 300_000 }, async () => {
    const config = {
      extends: './.config/tsconfig.base.json',
      include: PROJECTS.map((project) => `${project}/**/*`),
      exclude: ['.ci/packages/apps', '.ci/interoperability'],
    };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
    const output = await run('node_modules/typescript/bin/tsc', '-p', copy);
    const files = [...output.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error/gm)].map(
      ([, file = '']) => relative(copy, resolve(copy, file)),
    );
    expect([...new Set(files)].sort(), output).toEqual(DECISIONS);
  });
});

/** The output of a script, whether it succeeds or not. */
function run(script: string, ...args: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd: copy, maxBuffer: 2 ** 26 },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}
