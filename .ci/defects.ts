// Mutation test: applies one patch after another in a copy of the project and prints which stage finds it (docs/testing.md).
import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { copyEnvironment, copyTree } from './support/copy-tree.ts';
import { readOptions } from './support/options.ts';
import { finish } from './support/totals.ts';

const logs = '.cache/defects';
/** The stages and their arguments; the unit tests of tools need what is no part of a copy. */
const stages = { unit: ['apps/', 'packages/'], stories: [], e2e: [] };

const { values } = readOptions(
  `pnpm defects [--only NN,…]

  Applies each patch of .ci/defects/effects in a copy of the project and runs unit tests, stories and journeys until a stage fails.
  Fails on a patch that no stage finds, and keeps their output in ${logs}.`,
  { only: { type: 'string' } },
);

const only = values.only?.split(',');
const patches = globSync('.ci/defects/effects/*.patch')
  .toSorted()
  .filter((patch) => only?.includes(basename(patch).slice(0, 2)) ?? true);

/** The first stage that fails in the copy; undefined if none does. */
function stageThatFails(copy: string, name: string) {
  return Object.entries(stages).find(([stage, args]) => {
    const command = [`.ci/stages/${stage}.ts`, ...args];
    const { status, stdout, stderr } = spawnSync(process.execPath, command, {
      cwd: copy,
      env: copyEnvironment(),
      encoding: 'utf8',
      maxBuffer: Infinity,
    });
    writeFileSync(`${logs}/${name}.${stage}.log`, stdout + stderr);
    return status !== 0;
  })?.[0];
}

mkdirSync(logs, { recursive: true });
const copy = copyTree();
let passed = 0;
try {
  const broken = stageThatFails(copy, '00-no-patch');
  if (broken !== undefined) throw new Error(`${broken} fails without a patch.`);
  for (const patch of patches) {
    const apply = (...options: string[]) =>
      execFileSync('git', ['apply', ...options, resolve(patch)], { cwd: copy });
    const [effect] = readFileSync(patch, 'utf8').split('\n');
    apply();
    const stage = stageThatFails(copy, basename(patch, '.patch'));
    apply('--reverse');
    if (stage !== undefined) passed += 1;
    console.log(`${basename(patch).slice(0, 2)} ${stage ?? 'NOT FOUND'}: ${effect}`);
  }
} finally {
  rmSync(copy, { recursive: true });
}
finish('defects', { passed, failed: patches.length - passed });
