// Runs the stages one after another; the last line is the total over all of them.
import { spawn } from 'node:child_process';
import { ensureChromium } from './support/browser.ts';
import { readOptions } from './support/options.ts';
import { readTotals, type Totals } from './support/totals.ts';

/** What every change has to pass, cheapest first. */
const stages = {
  format: 'oxfmt --check .',
  lint: 'pnpm lint',
  unused: 'knip --config .config/knip.jsonc --no-progress --no-config-hints',
  types: 'node .ci/stages/types.ts',
  spec: 'redocly lint openapi.yaml --config .config/redocly.yaml --max-problems 100',
  generated: 'pnpm generate --check',
  unit: 'pnpm unit',
  build: 'node .ci/stages/build.ts',
  packages: 'node .ci/stages/packages.ts',
  development: 'playwright test --config .ci/development/playwright.config.ts',
  stories: 'pnpm storybook:test',
  e2e: 'pnpm e2e',
  coverage: 'node .ci/stages/coverage.ts',
};

/** What takes too long for every change. */
const deepStages = {
  unit: 'pnpm unit --deep',
  hours: 'pnpm unit --at=22:30,00:05 packages/ apps/',
  e2e: 'pnpm e2e --deep',
  bench: 'pnpm bench',
};

const list = (all: Readonly<Record<string, string>>) =>
  Object.entries(all)
    .map(([name, command]) => `    ${name.padEnd(12)} ${command}`)
    .join('\n');

const { values } = readOptions(
  `npm test [-- --only NAMES]      every stage
pnpm test:deep [--only NAMES]   the stages that take too long for every change

  --only NAMES   some stages, for example unit,e2e

  npm test:
${list(stages)}
  pnpm test:deep:
${list(deepStages)}`,
  { only: { type: 'string' }, deep: { type: 'boolean', default: false } },
);

function chooseStages() {
  const all: Readonly<Record<string, string>> = values.deep ? deepStages : stages;
  const names = values.only?.split(',') ?? Object.keys(all);
  const unknown = names.filter((name) => !(name in all));
  if (unknown.length > 0) {
    console.error(`Unknown stage: ${unknown.join(', ')}. See npm test -- --help.`);
    process.exit(2);
  }
  return Object.entries(all).filter(([name]) => names.includes(name));
}

function minutes(since: number) {
  const seconds = Math.round((performance.now() - since) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** Totals and the last output of a stage; one that prints no total counts as one check. */
function run(command: string) {
  return new Promise<Totals & { tail: string }>((resolve) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let tail = '';
    const keep = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      to.write(chunk);
      tail = (tail + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.once('close', (code) => {
      const { passed, failed } = readTotals(tail) ?? { passed: Number(code === 0), failed: 0 };
      resolve({ passed, failed: code === 0 ? failed : Math.max(1, failed), tail });
    });
  });
}

const chosen = chooseStages();
const started = performance.now();
const totals = { passed: 0, failed: 0 };
const times: string[] = [];
const failures: string[] = [];

try {
  ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

for (const [index, [name, command]] of chosen.entries()) {
  const number = `[${index + 1}/${chosen.length}]`;
  console.log(`\n${number} ${name}: ${command}`);
  const since = performance.now();
  const { passed, failed, tail } = await run(command);
  totals.passed += passed;
  totals.failed += failed;
  const outcome = failed === 0 ? 'ok' : 'FAILED';
  console.log(`${number} ${name}: ${outcome} in ${minutes(since)}`);
  times.push(`  ${name.padEnd(12)} ${minutes(since).padStart(6)}  ${outcome}`);
  if (failed > 0) failures.push(`\n${name} failed; its last output:\n${tail}`);
}

// Repeated at the end, where a log is read first.
for (const failure of failures) console.log(failure);
console.log(`\nAll stages in ${minutes(started)}:\n${times.join('\n')}`);
console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed > 0 ? 1 : 0);
