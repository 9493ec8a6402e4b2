// The whole of `npm test`: every stage in turn, progress by stage, and as the last line the total over all runners.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { ensureChromium } from './browser.ts';

type Stage = { script: string; says: string; args?: readonly string[] };

const stages: readonly Stage[] = [
  { script: 'types', says: 'TypeScript, every package' },
  { script: 'format:check', says: 'oxfmt, 100 columns' },
  { script: 'lint', says: 'oxlint, with the one-way imports' },
  { script: 'lint:spec', says: 'openapi.yaml' },
  { script: 'generate:check', says: 'generated files are fresh' },
  { script: 'operations:check', says: 'the app calls every operation of the contract' },
  { script: 'unit', says: 'rules and pure functions, vitest' },
  { script: 'build:check', says: 'the production build holds no mocks and keeps its budget' },
  { script: 'storybook:test', says: 'every story, its play and axe' },
  { script: 'e2e', says: 'journeys in a real browser' },
  { script: 'attack:payment', says: 'purchases whose browser is killed', args: ['--no-build'] },
  { script: 'coverage:check', says: 'every rule has a test that passed' },
];

const { positionals: only } = parseArgs({ allowPositionals: true });

function minutes(since: number) {
  const seconds = Math.round((performance.now() - since) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Runs a package script; its own closing total counts, and a stage without one counts as one check. */
const run = ({ script, args = [] }: Stage) =>
  new Promise<{ passed: number; failed: number }>((resolve) => {
    const child = spawn('pnpm', ['--silent', 'run', script, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let tail = '';
    child.stdout.on('data', (chunk: Buffer) => {
      process.stdout.write(chunk);
      tail = (tail + chunk.toString()).slice(-4000);
    });
    child.once('close', (code) => {
      const total = [...tail.matchAll(/: (\d+) passed, (\d+) failed/g)].at(-1);
      const passed = total ? Number(total[1]) : Number(code === 0);
      const failed = total ? Number(total[2]) : 0;
      resolve({ passed, failed: code === 0 ? failed : Math.max(1, failed) });
    });
  });

const started = performance.now();
const totals = { passed: 0, failed: 0 };

try {
  ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

const chosen = stages.filter(({ script }) => only.length === 0 || only.includes(script));
for (const [index, stage] of chosen.entries()) {
  const { script, says } = stage;
  console.log(`\n[${index + 1}/${chosen.length}] ${script}: ${says}`);
  const since = performance.now();
  const { passed, failed } = await run(stage);
  totals.passed += passed;
  totals.failed += failed;
  console.log(
    `[${index + 1}/${chosen.length}] ${script}: ${failed === 0 ? 'ok' : 'FAILED'} in ${minutes(since)}`,
  );
}

console.log(`\nAll stages ran in ${minutes(started)}.`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
