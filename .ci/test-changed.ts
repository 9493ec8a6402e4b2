// Runs the tests of what has changed since a revision: unit tests by Vitest's --changed, stories and journeys by feature.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readOptions } from './support/options.ts';

const { positionals } = readOptions(
  `pnpm test:changed [revision]

  Runs the unit tests, stories and journeys of the features that differ from the revision (main): what to run after an edit.
  Code that all features share has its unit tests only; the rest is for npm test.`,
  {},
);
const [revision = 'main'] = positionals;

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const base = git('merge-base', revision, 'HEAD')[0]!;
const changed = [
  ...git('diff', '--name-only', base),
  ...git('ls-files', '--others', '--exclude-standard'),
];
const matches = (pattern: RegExp) => [
  ...new Set(changed.flatMap((file) => pattern.exec(file)?.[1] ?? [])),
];

const features = matches(/^apps\/web\/(?:src\/features|e2e)\/([\w-]+)\//);
/** The pages that changed or import a changed feature. */
const pages = globSync('apps/web/src/pages/*/*Page.tsx').filter((page) => {
  const code = readFileSync(page, 'utf8');
  return changed.includes(page) || features.some((name) => code.includes(`/features/${name}/`));
});
const stories = [
  ...changed.filter((file) => file.endsWith('.stories.tsx') && existsSync(file)),
  ...matches(/^(packages\/ui\/src\/(?:components|layout)\/\w+\/)/),
  ...pages.map((page) => `/${basename(page, 'Page.tsx')}`),
];
/** The folder of the journeys of a feature, where it has another name. */
const folders: Record<string, string> = {
  account: 'auth',
  attendance: 'check-in',
  landing: 'pages',
  settings: 'pages',
  users: 'members',
  workers: 'members',
};
const journeys = [...new Set(features.map((name) => folders[name] ?? name))].filter((name) =>
  existsSync(`apps/web/e2e/${name}`),
);

const runs = [
  ['.ci/stages/unit.ts', `--changed=${base}`, '--passWithNoTests'],
  ...(stories.length > 0 ? [['.ci/stages/stories.ts', ...stories]] : []),
  ...(journeys.length > 0 ? [['.ci/stages/e2e.ts', ...journeys.map((name) => `/${name}/`)]] : []),
];
for (const [script = '', ...args] of runs) {
  console.log(`\n${script} ${args.join(' ')}`);
  if (spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status !== 0)
    process.exitCode = 1;
}
