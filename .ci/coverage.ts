// Compares the rules of docs/product.md with the tests that ran.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';
import { problemsOf, tableOf } from './coverage/check.ts';
import { runsOfPlaywright, runsOfStories, runsOfVitest } from './coverage/reports.ts';
import { rulesOf } from './coverage/rules.ts';
import { readOptions } from './support/options.ts';

const table = '.cache/coverage.md';
/** The reports of the last run, each with the script that writes it. */
const reports = {
  unit: { file: '.cache/unit-results.json', script: 'unit' },
  packages: { file: '.cache/packages-results.json', script: 'packages' },
  journeys: { file: '.cache/e2e-results.json', script: 'e2e' },
  development: { file: '.cache/development-results.json', script: 'development:test' },
  stories: { file: '.cache/storybook-results.json', script: 'storybook:test' },
};

readOptions(
  `pnpm coverage:check

  Reads the reports of the last unit tests, installed packages, development servers, stories and journeys. Fails on a
  rule of docs/product.md without a test that passed, on one that tests of two levels prove without a reason in its row,
  on an id that is unknown or stated twice, and on a route without a rule. Writes the table of rules and tests to ${table}.`,
  {},
);

const missing = Object.values(reports).filter(({ file }) => !existsSync(file));
if (missing.length > 0) {
  const scripts = new Set(missing.map(({ script }) => `pnpm ${script}`));
  console.error(`coverage: a report is missing; first run ${[...scripts].join(', ')}.`);
  process.exit(1);
}

const read = ({ file }: { file: string }) => JSON.parse(readFileSync(file, 'utf8'));

type Paths = typeof import('../apps/web/src/lib/paths.ts');
// Through Vite, since the paths depend on import.meta.env.
const { module: routes } = await runnerImport<Paths>('./apps/web/src/lib/paths.ts');
const required = Object.keys(routes.paths).map((id) => `route:${id}`);
const rules = rulesOf(readFileSync('docs/product.md', 'utf8'));
const runs = [
  ...runsOfVitest(read(reports.unit)),
  ...runsOfStories(read(reports.stories)),
  ...runsOfPlaywright(read(reports.packages), '.ci/packages/tests', 'unit'),
  ...runsOfPlaywright(read(reports.development), '.ci/development', 'journey'),
  ...runsOfPlaywright(read(reports.journeys), 'apps/web/e2e', 'journey'),
];
const problems = problemsOf(rules, runs, required);
writeFileSync(table, tableOf(rules, runs));
for (const problem of problems) console.error(problem);
console.log(`coverage: ${rules.length} rules, ${problems.length} problems; see ${table}`);
process.exit(problems.length > 0 ? 1 : 0);
