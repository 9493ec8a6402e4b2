import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PROJECTS = ['packages/api-contract', 'packages/mocks', 'apps/web', '.storybook', '.ci'];

/** Where a person must decide what a new role sees and may do. */
const DECISIONS = [
  '.storybook/docs/start/roles.ts',
  'apps/web/src/app/menu.ts',
  'apps/web/src/features/users/RoleEditor.tsx',
  'apps/web/src/features/users/texts.ts',
  'apps/web/src/pages/visitor/HomePage.tsx',
  'packages/mocks/src/scenarios/demo-accounts.ts',
  'packages/mocks/src/scenarios/seed/demo-accounts.ts',
];

let copy: string;
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'fifth-role-'));
  for (const project of [...PROJECTS, '.config'])
    cpSync(join(root, project), join(copy, project), {
      recursive: true,
      filter: (path) => !/\/(node_modules|dist|\.cache)$/.test(path),
    });
  // The design system knows nothing of the contract.
  symlinkSync(join(root, 'packages/ui'), join(copy, 'packages/ui'));
  for (const project of ['', ...PROJECTS]) linkModules(project);
  const contract = readFileSync(join(root, 'openapi.yaml'), 'utf8');
  const path = join(copy, 'openapi.yaml');
  writeFileSync(path, contract.replace(/(enum: \[ROLE_ANONYMOUS, .*)\]/, '$1, ROLE_TRAINEE]'));
  await run('packages/api-contract/scripts/generate.ts', '--contract', path);
});
afterAll(() => rmSync(copy, { recursive: true }));

describe('a fifth role in the contract', () => {
  it('does not compile exactly where a person must decide', async () => {
    const config = {
      extends: './.config/tsconfig.base.json',
      include: PROJECTS.map((project) => `${project}/**/*`),
      exclude: ['.ci/installed-app', '.ci/interoperability'],
    };
    writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
    const output = await run(join(root, 'node_modules/typescript/bin/tsc'), '-p', copy);
    const files = [...output.matchAll(/^([^\s(][^(\n]*)\(\d+,\d+\): error/gm)].map(
      ([, file = '']) =>
        file
          .split(sep)
          .join('/')
          .replace(/^.*fifth-role-[^/]*\//, ''),
    );
    expect([...new Set(files)].sort(), output).toEqual(DECISIONS);
  });
});

/** Links the packages of the tree, but those of the workspace to their copies. */
function linkModules(project: string): void {
  const from = join(root, project, 'node_modules');
  const to = join(copy, project, 'node_modules');
  const names = listed(from);
  if (names.length === 0) return;
  mkdirSync(join(to, '@fitness'), { recursive: true });
  for (const name of names.filter((name) => name !== '@fitness'))
    symlinkSync(join(from, name), join(to, name));
  for (const name of listed(join(from, '@fitness'))) {
    const folder = name === 'web' ? 'apps/web' : `packages/${name}`;
    symlinkSync(join(copy, folder), join(to, '@fitness', name));
  }
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

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
