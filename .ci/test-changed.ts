// Runs the tests of what has changed since a revision: unit tests by Vitest's --changed, stories and journeys by feature.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
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

const importPath = /(?:from|import) ?\(?'(\.[^']+)'/g;

/** The files that a file imports, also lazily and by way of others. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(importPath))
    importsOf(normalize(join(dirname(file), path)), found);
  return found;
}

const features = new Set(
  changed.flatMap((file) => /^apps\/web\/(?:src\/features|e2e)\/([\w-]+)\//.exec(file)?.[1] ?? []),
);
const ofFeature = (file: string) =>
  [...features].some((name) => file.startsWith(`apps/web/src/features/${name}/`));
/** The pages that show a changed feature; what only they import counts, not the app around them. */
const pages = globSync('apps/web/src/pages/*/*Page.tsx').filter((page) =>
  [...importsOf(page)].some((file) => changed.includes(file) && (file === page || ofFeature(file))),
);
const components = changed.flatMap(
  (file) => /^packages\/ui\/src\/(?:components|layout)\/\w+\//.exec(file)?.[0] ?? [],
);
/** The title of a page's stories, with which the titles of its parts begin: none of a page outside of the routes. */
function titleOf(page: string): string[] {
  const name = basename(page, 'Page.tsx');
  const file = ['', 'Page']
    .map((end) => `apps/web/src/pages/generated/${name}${end}.stories.tsx`)
    .find((generated) => existsSync(generated));
  const title = file && /title: '([^']+)'/.exec(readFileSync(file, 'utf8'))?.[1];
  return title ? [title] : [];
}

const stories = new Set([
  ...changed.filter((file) => file.endsWith('.stories.tsx') && existsSync(file)),
  ...components,
  ...pages.flatMap(titleOf),
]);
/** The folder of the journeys of a feature, where it has another name. */
const folders: Record<string, string> = {
  account: 'auth',
  attendance: 'check-in',
  landing: 'pages',
  settings: 'pages',
  users: 'members',
  workers: 'members',
};
const journeys = [...new Set([...features].map((name) => folders[name] ?? name))].filter((name) =>
  existsSync(`apps/web/e2e/${name}`),
);

const runs = [
  ['.ci/stages/unit.ts', `--changed=${base}`, '--passWithNoTests'],
  ...(stories.size > 0 ? [['.ci/stages/stories.ts', ...stories]] : []),
  ...(journeys.length > 0 ? [['.ci/stages/e2e.ts', ...journeys.map((name) => `/${name}/`)]] : []),
];
for (const [script = '', ...args] of runs) {
  console.log(`\n${script} ${args.join(' ')}`);
  if (spawnSync(process.execPath, [script, ...args], { stdio: 'inherit' }).status !== 0)
    process.exitCode = 1;
}
