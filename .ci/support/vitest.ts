import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Totals } from './totals.ts';

/** Runs vitest with a configuration; `report` is the file for its results as JSON. */
export function runVitest(config: string, report: string, args: readonly string[] = []): Totals {
  rmSync(report, { force: true });
  const { status } = spawnSync(
    'vitest',
    [
      'run',
      `--config=${config}`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile=${resolve(report)}`,
      ...args,
    ],
    { stdio: 'inherit' },
  );
  const { numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number } =
    JSON.parse(readFileSync(report, 'utf8'));
  // A file that does not even load fails the run without failing a test.
  return {
    passed: numPassedTests,
    failed: status === 0 ? 0 : Math.max(1, numFailedTests),
  };
}
