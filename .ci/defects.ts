// Mutation test: plants one defect after another in a copy of the project and prints which tests find it (docs/testing.md).
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Defect, defects } from './defects/defects.ts';
import { copyEnvironment, copyTree } from './support/copy-tree.ts';
import { readOptions } from './support/options.ts';
import { finish } from './support/totals.ts';

const report = '.cache/defects.json';

const { values } = readOptions(
  `pnpm defects [--only ID,…]

  Plants each defect of .ci/defects/defects.ts in a copy of the project and runs the tests of its area, the cheapest level first.
  Fails on a defect that no test finds, and writes the level that finds each to ${report}.`,
  { only: { type: 'string' } },
);

const commands = {
  unit: (area: string) => ['.ci/stages/unit.ts', ...area.split(' ')],
  stories: (area: string) => ['.ci/stages/stories.ts', ...area.split(' ')],
  journeys: (area: string) => ['.ci/stages/e2e.ts', ...area.split(' ')],
};

const levels = ['unit', 'stories', 'journeys'] as const;

/** The first level of tests that finds the defect; null if none does. */
function findIn(copy: string, defect: Defect) {
  const path = join(copy, defect.file);
  const source = readFileSync(path, 'utf8');
  if (source.split(defect.find).length !== 2)
    throw new Error(`${defect.id}: "${defect.find}" is not once in ${defect.file}.`);
  writeFileSync(
    path,
    source.replace(defect.find, () => defect.replace),
  );
  try {
    return (
      levels.find((level) => {
        const area = defect[level];
        if (area === undefined) return false;
        const run = spawnSync(process.execPath, commands[level](area), {
          cwd: copy,
          env: copyEnvironment(),
          encoding: 'utf8',
        });
        mkdirSync('.cache/defects', { recursive: true });
        writeFileSync(`.cache/defects/${defect.id}.${level}.log`, run.stdout + run.stderr);
        return run.status !== 0;
      }) ?? null
    );
  } finally {
    writeFileSync(path, source);
  }
}

const only = values.only?.split(',');
const chosen = defects.filter(({ id }) => only?.includes(id) ?? true);
const found: Record<string, string | null> = {};
const copy = copyTree();
try {
  for (const defect of chosen) {
    found[defect.id] = findIn(copy, defect);
    console.log(`${defect.id}: ${found[defect.id] ?? 'NOT FOUND'}`);
    writeFileSync(report, `${JSON.stringify(found, null, 2)}\n`);
  }
} finally {
  rmSync(copy, { recursive: true });
}
const passed = Object.values(found).filter((level) => level !== null).length;
finish('defects', { passed, failed: chosen.length - passed });
