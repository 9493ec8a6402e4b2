// Writes the generated parts of the documents: the diagram of the packages and the options of the contract suite.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { USAGE } from '../packages/mocks/src/contract/command/options.ts';
import { fillDocument } from './support/fill-document.ts';
import { readOptions } from './support/options.ts';

const { values } = readOptions(
  `node .ci/generated-docs.ts [--check]

  --check   writes nothing and fails when a document is out of date`,
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

const documents = {
  'README.md': (text: string) => fillDocument(text, 'architecture', figure),
  'docs/backend-team.md': (text: string) =>
    fillDocument(text, 'contract-options', `\`\`\`text\n${USAGE}\n\`\`\``),
};

for (const [file, update] of Object.entries(documents)) {
  const text = readFileSync(file, 'utf8');
  const updated = update(text);
  if (updated === text) continue;
  if (values.check) {
    console.error(`${file} is out of date: run pnpm generate.`);
    process.exitCode = 1;
  } else {
    writeFileSync(file, updated);
    spawnSync('oxfmt', [file], { stdio: 'inherit' });
  }
}
