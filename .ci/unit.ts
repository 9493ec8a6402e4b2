// Runs vitest (rules, pure functions, engine) and closes with its total.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

const report = '.cache/unit-results.json';
mkdirSync('.cache', { recursive: true });
rmSync(report, { force: true });
const args = [
  'run',
  '--config',
  '.config/vitest.config.ts',
  '--reporter=default',
  '--reporter=json',
  `--outputFile=${report}`,
];
const { status } = spawnSync('vitest', [...args, ...process.argv.slice(2)], { stdio: 'inherit' });
const totals: { numPassedTests: number; numFailedTests: number } = JSON.parse(
  readFileSync(report, 'utf8'),
);
// A file that does not even load fails the run without failing a test.
const failed = status === 0 ? 0 : Math.max(1, totals.numFailedTests);
console.log(`unit: ${totals.numPassedTests} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
