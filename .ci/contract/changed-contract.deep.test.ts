import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTree } from '../support/copy-tree.ts';

const PROJECTS = ['packages/api-contract', 'packages/mocks', 'apps/web', '.storybook', '.ci'];

const OPERATION = `  /api/{product}/lockers:
    parameters: [{ $ref: '#/components/parameters/Product' }]
    get:
      operationId: listLockers
      tags: [member]
      x-roles: [ROLE_MASTER]
      responses:
        '204': { description: 없음 }
components:
`;

let copy: string;
let contract: string;
beforeAll(async () => {
  copy = copyTree();
  contract = readFileSync(join(copy, 'openapi.yaml'), 'utf8');
  const config = {
    extends: './.config/tsconfig.base.json',
    include: PROJECTS.map((project) => `${project}/**/*`),
    exclude: ['.ci/packages/apps', '.ci/interoperability'],
  };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
});
afterAll(() => rmSync(copy, { recursive: true }));

it.each([
  [
    'role',
    /(enum: \[ROLE_ANONYMOUS, .*)\]/,
    '$1, ROLE_TRAINEE]',
    [
      'apps/web/src/features/users/texts.ts',
      'apps/web/src/lib/pages.ts',
      'apps/web/src/pages/shared/NotFoundPage.tsx',
      'apps/web/src/pages/visitor/HomeSummary.tsx',
      'packages/mocks/src/scenarios/demo-accounts.ts',
      'packages/mocks/src/scenarios/seed/demo-accounts.ts',
    ],
  ],
  [
    'operation',
    /^components:\n/m,
    OPERATION,
    [
      'packages/mocks/src/contract/requests/example.ts',
      'packages/mocks/src/contract/rules/index.ts',
      'packages/mocks/src/operations/index.ts',
    ],
  ],
])('a new %s in the contract does not compile where a person must decide', async (...row) => {
  const [, old, added, files] = row;
  writeFileSync(join(copy, 'openapi.yaml'), contract.replace(old, added));
  await run('packages/api-contract/scripts/generate.ts');
  const output = await run('node_modules/typescript/bin/tsc', '-p', copy);
  const found = [...output.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error/gm)].map(([, file = '']) =>
    relative(copy, resolve(copy, file)),
  );
  expect(found, output).toEqual(expect.arrayContaining(files));
});

/** The output of a script, whether it succeeds or not. */
function run(script: string, ...args: string[]): Promise<string> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [script, ...args],
      { cwd: copy, maxBuffer: 2 ** 26 },
      (_error, stdout, stderr) => done(stdout + stderr),
    );
  });
}
