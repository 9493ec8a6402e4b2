import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { customPropertyOf } from '../../packages/ui/src/theme/custom-property.ts';
import { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { entriesOf, readManifest } from './manifest.ts';

const readMe = readFileSync('packages/ui/README.md', 'utf8');
const contractReadMe = readFileSync('packages/api-contract/README.md', 'utf8');

/** The lines without their indentation. */
const trimmed = (text: string) => text.replaceAll(/^ +/gm, '').trim();

/** The file of an app in `apps` that a block names in its first line, and the code below. */
const blocks = [
  ...(readMe + contractReadMe).matchAll(/```(?:tsx|ts|js)\n\/\/ (\S+)\n(.*?)```/gs),
].map(([, file = '', code = '']) => ({ file, code }));

it('every block of code names the file that it is from', () => {
  const scripts = (readMe + contractReadMe).match(/```(?:tsx|ts|js)\n/g) ?? [];
  expect(blocks).toHaveLength(scripts.length);
});

it.each(blocks)(
  'the block of $file is what the test of the packages runs @developers:custom-properties',
  ({ file, code }) => {
    const found = globSync(`.ci/packages/apps/*/${file}`).map((path) => readFileSync(path, 'utf8'));
    // A line `// …` stands for lines that are left out.
    const parts = code.split('// …\n').map(trimmed);
    expect(found.some((text) => parts.every((part) => trimmed(text).includes(part)))).toBe(true);
  },
);

function namesOf(group: object, path: readonly string[] = []): string[] {
  return Object.entries(group).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [`--${customPropertyOf([...path, key])}`]
      : namesOf(value as object, [...path, key]),
  );
}

it.each(globSync(['docs/**/*.md', 'packages/*/README.md']))(
  '%s names tarballs by their current versions',
  (file) => {
    const named = readFileSync(file, 'utf8').matchAll(/fitness-([a-z-]+)-(\d+\.\d+\.\d+)\.tgz/g);
    for (const [, name = '', version] of named) expect(version).toBe(readManifest(name).version);
  },
);

it('names every custom property @developers:custom-properties', () => {
  const rows = readMe.matchAll(/^\| `(--[\w-]+-)` +\| (.+?) +\|/gm);
  const documented = [...rows].flatMap(([, start = '', names = '']) =>
    [...names.matchAll(/`([\w-]+)`/g)].map(([, name]) => start + name),
  );
  expect(documented.toSorted()).toEqual(namesOf(tokens).toSorted());
});

it('names the path of every component @developers:packages', () => {
  const [, section = ''] = readMe.split('\n## Components\n');
  const rows = section
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'));
  // Without it the lines are no table.
  expect(rows[1]).toMatch(/^\| -+ \| -+ \|$/);
  const named = rows.slice(2).flatMap((row) => row.match(/(?<=`)[\w/]+(?=`)/g) ?? []);
  const components = entriesOf('ui')
    .map(({ path }) => path)
    .filter((path) => /^(layout\/)?[A-Z]/.test(path));
  expect(named.toSorted()).toEqual(components.toSorted());
});
