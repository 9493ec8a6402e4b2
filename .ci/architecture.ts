// Draws the packages and their imports into the README, from their package.json files.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { readOptions } from './support/options.ts';

const { values } = readOptions(
  `node .ci/architecture.ts [--check]

  --check   writes nothing and fails when the figure in README.md is out of date`,
  { check: { type: 'boolean', default: false } },
);

type Package = {
  name: string;
  description: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

const packages = globSync(['packages/*/package.json', 'apps/*/package.json'])
  .sort()
  .map((file) => ({
    ...(JSON.parse(readFileSync(file, 'utf8')) as Package),
    folder: file.replace('/package.json', ''),
  }));

const names = packages.map(({ name }) => name);
const nodeOf = (name: string) => name.replace('@fitness/', '');

function arrows(from: string, dependencies: Record<string, string> = {}, arrow: string) {
  return Object.keys(dependencies)
    .filter((to) => names.includes(to))
    .map((to) => `  ${nodeOf(from)} ${arrow} ${nodeOf(to)}`);
}

const figure = [
  '```mermaid',
  'flowchart TD',
  '  openapi["<b>openapi.yaml</b><br>the contract"] -->|generates| api-contract',
  ...packages.map(
    ({ name, folder, description }) => `  ${nodeOf(name)}["<b>${folder}</b><br>${description}"]`,
  ),
  ...packages.flatMap(({ name, dependencies }) => arrows(name, dependencies, '-->')),
  ...packages.flatMap(({ name, devDependencies }) =>
    arrows(name, devDependencies, '-. development only .->'),
  ),
  '```',
].join('\n');

const readme = readFileSync('README.md', 'utf8');
const updated = readme.replace(
  /(?<=<!-- architecture -->\n).*?(?=<!-- \/architecture -->)/s,
  () => `\n${figure}\n\n`,
);
if (!updated.includes(figure)) throw new Error('README.md has no place for the figure.');
if (values.check && updated !== readme) {
  console.error('The architecture figure in README.md is out of date: run pnpm generate.');
  process.exit(1);
}
if (!values.check) writeFileSync('README.md', updated);
