// Builds for production and looks inside: no mock code, no worker, no demo account, no secret; a first page within its budget.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const out = `${process.cwd()}/.cache/production`;
const firstPageBudget = 95_000;

/** Traces that mocks would leave, each with what it would mean. */
const forbidden = {
  'Fitness1!': "the demo accounts' password",
  customer1: 'a demo account',
  mockServiceWorker: "the mock backend's worker",
  '모의 결제': 'the fake payment window',
  'test-store': "a test value of the payment's configuration",
  초기화: 'the reset of the mock backend',
  '목 패널': 'the mock panel',
  '계약과 다른 점': 'the drift mode',
  'new Function(': 'code made from text',
  'eval(': 'code made from text',
};

const env = { ...process.env, VITE_MOCKS: 'off', VITE_PAY_TEST: 'off', BUILD_DIR: out };
if (
  spawnSync('vite', ['build', 'apps/web', '--logLevel', 'warn'], { stdio: 'inherit', env })
    .status !== 0
)
  process.exit(1);

const files = readdirSync(out, { recursive: true, encoding: 'utf8' });
const problems: string[] = [];
function check(holds: boolean, problem: string) {
  if (!holds) problems.push(problem);
}

for (const file of files.filter((name) => /\.(js|html|css)$/.test(name))) {
  const text = readFileSync(join(out, file), 'utf8');
  for (const [trace, meaning] of Object.entries(forbidden))
    check(!text.includes(trace), `${file} holds "${trace}": ${meaning}`);
}
check(
  !existsSync(join(out, 'mockServiceWorker.js')),
  "the mock backend's worker is part of the build",
);

const page = readFileSync(join(out, 'index.html'), 'utf8');
check(
  /http-equiv="Content-Security-Policy"/.test(page),
  'index.html has no content security policy',
);
const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
  ([, name]) => name!,
);
const firstPage = scripts.reduce(
  (sum, name) => sum + gzipSync(readFileSync(join(out, name))).length,
  0,
);
console.log(
  `first page: ${(firstPage / 1000).toFixed(1)} kB of script, gzipped (budget ${firstPageBudget / 1000} kB)`,
);
check(
  firstPage <= firstPageBudget,
  `the first page loads ${firstPage} bytes of script; its budget is ${firstPageBudget}`,
);

for (const problem of problems) console.error(`production build: ${problem}`);
console.log(`production build: ${problems.length === 0 ? 1 : 0} passed, ${problems.length} failed`);
process.exit(problems.length > 0 ? 1 : 0);
