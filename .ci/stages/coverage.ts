// Compares the rules of docs/product.md with the tests that ran.
import { existsSync, readFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { problemsOf, rulesOf, runsOfPlaywright, runsOfVitest } from '../coverage/check.ts';
import { readOptions } from '../support/options.ts';

readOptions(
  `node .ci/stages/coverage.ts

  Reads the reports of the last unit tests, installed packages, stories and journeys. Fails on a rule of docs/product.md without a
  test that passed, on one that tests of two levels prove without a reason in its row, on an id that is unknown or stated twice,
  and on a route without a rule.`,
  {},
);

function read(stage: string, file: string) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.error(`coverage: ${file} is missing; first run npm test -- --only ${stage}.`);
  process.exit(1);
}

type Paths = typeof import('../../apps/web/src/lib/paths.ts');
// Through Vite, since the paths depend on import.meta.env.
const { module: routes } = await runnerImport<Paths>('./apps/web/src/lib/paths.ts');
const required = Object.keys(routes.paths).map((id) => `route:${id}`);
const rules = rulesOf(readFileSync('docs/product.md', 'utf8'));
const runs = [
  ...runsOfVitest(read('unit', '.cache/unit-results.json'), 'unit'),
  ...runsOfVitest(read('stories', '.cache/storybook-results.json'), 'story'),
  ...runsOfPlaywright(read('packages', '.cache/packages-results.json'), 'unit'),
  ...runsOfPlaywright(read('e2e', '.cache/e2e-results.json'), 'journey'),
];
const problems = problemsOf(rules, runs, required);
for (const problem of problems) console.error(problem);
console.log(`coverage: ${rules.length} rules, ${problems.length} problems`);
process.exit(problems.length > 0 ? 1 : 0);
