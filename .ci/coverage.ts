import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { errorResponses } from '@fitness/api-contract/error-responses';
import { operations } from '@fitness/api-contract/operations';
import { runnerImport } from 'vite';
import { problemsOf, tableOf } from './coverage/check.ts';
import { runsOfPlaywright, runsOfStories, runsOfVitest } from './coverage/reports.ts';
import { rulesOf } from './coverage/rules.ts';

const usage = `node .ci/coverage.ts [--help]
Compares the rules of docs/product.md with the reports of the last run of unit, storybook:test and e2e.
Fails on a rule without a passed test, an unknown or repeated id, and an operation, route or response without a rule.
Writes the table of rules and tests to .cache/coverage.md.`;

const table = '.cache/coverage.md';
const reports = {
  unit: '.cache/unit-results.json',
  e2e: '.cache/e2e-results.json',
  stories: '.cache/storybook-results.json',
  storyIndex: '.cache/storybook/index.json',
};
const stageOf: Record<keyof typeof reports, string> = {
  unit: 'unit',
  e2e: 'e2e',
  stories: 'storybook:test',
  storyIndex: 'storybook:test',
};

const { values } = parseArgs({ options: { help: { type: 'boolean', default: false } } });
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const names = Object.keys(reports) as (keyof typeof reports)[];
const missing = names.filter((name) => !existsSync(reports[name]));
if (missing.length > 0) {
  const stages = new Set(missing.map((name) => stageOf[name]));
  console.error(`coverage: first run ${[...stages].join(', ')}; a report of theirs is missing.`);
  process.exit(1);
}
const read = (name: keyof typeof reports) => JSON.parse(readFileSync(reports[name], 'utf8'));

type Paths = typeof import('../apps/web/src/shared/paths.ts');
// Through Vite, since the paths depend on import.meta.env.
const { module } = await runnerImport<Paths>('./apps/web/src/shared/paths.ts');
const required = [
  ...Object.keys(operations).map((id) => `operation:${id}`),
  ...Object.keys(module.paths).map((id) => `route:${id}`),
  ...Object.keys(errorResponses).map((name) => `response:${name}`),
];
const rules = rulesOf(readFileSync('docs/product.md', 'utf8'));
const runs = [
  ...runsOfVitest(read('unit')),
  ...runsOfStories(read('stories'), read('storyIndex')),
  ...runsOfPlaywright(read('e2e')),
];
const problems = problemsOf(rules, runs, required);
writeFileSync(table, tableOf(rules, runs));
for (const problem of problems) console.error(problem);
console.log(`coverage: ${rules.length} rules, ${problems.length} problems; see ${table}`);
process.exit(problems.length > 0 ? 1 : 0);
