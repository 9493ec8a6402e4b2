// Holds docs/coverage.md to the code: each row is proved by a test that exists, and nothing of the contract is left out.
// node .ci/coverage-table.ts [--missing]   (--missing lists only the rows without proof)
import { existsSync, globSync, readFileSync } from 'node:fs';
import { answers } from '../packages/api-contract/src/generated/answers.ts';
import { operations } from '../packages/api-contract/src/generated/operations.ts';
import { isNode, type Node, parseFile, walk } from './syntax.ts';
import { titlesIn } from './test-titles.ts';

type Row = { id: string; proofs: string[] };

const table = 'docs/coverage.md';
const rules = 'docs/product.md';
const pathsFile = 'apps/web/src/shared/paths.ts';
const testFile = /\.(test\.tsx?|stories\.tsx|journey\.ts)$/;

const readRows = (): Row[] =>
  readFileSync(table, 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 5 && /^[a-z-]+:/.test(cells[1] ?? ''))
    .map(([, id = '', , proof = '']) => ({
      id,
      proofs: proof
        .split('<br>')
        .map((one) => one.trim())
        .filter(Boolean),
    }));

const titles = new Map<string, string[]>();
function titlesOf(file: string) {
  const known = titles.get(file) ?? titlesIn(file);
  titles.set(file, known);
  return known;
}

function problemOf(proof: string): string | null {
  const [file = '', ...rest] = proof.split(' › ');
  const title = rest.join(' › ');
  if (title === '') return `"${proof}" names no test`;
  if (!testFile.test(file)) return `${file} is no test, story or journey`;
  if (!existsSync(file)) return `${file} does not exist`;
  const isThere = (other: string) =>
    file.endsWith('.stories.tsx') ? other === title : other.includes(title);
  return titlesOf(file).some(isThere) ? null : `${file} has no test "${title}"`;
}

/** The keys of the object literal that declares the app's addresses. */
function pageIds(): string[] {
  const keys: string[] = [];
  walk(parseFile(pathsFile).program, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node['id']) || node['id']['name'] !== 'paths')
      return;
    walk(node, (inner) => {
      if (inner.type === 'Property') keys.push(String((inner['key'] as Node)['name']));
    });
  });
  return keys;
}

/** The anchors that the code cites and the page of rules does not have. */
function brokenCitations(): string[] {
  const headings = [...readFileSync(rules, 'utf8').matchAll(/^## (.+)$/gm)].map(
    ([, heading = '']) => heading.toLowerCase().replaceAll(' ', '-'),
  );
  return globSync(
    [
      'packages/**/*.{ts,tsx,mdx}',
      'apps/web/**/*.{ts,tsx}',
      '.storybook/**/*.{ts,tsx,mdx}',
      '.ci/*.ts',
    ],
    {
      exclude: (name) => /node_modules|^dist$/.test(String(name)),
    },
  ).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/docs\/product\.md#([a-z][a-z-]*)/g)]
      .filter(([, anchor = '']) => !headings.includes(anchor))
      .map(([citation]) => `${file} cites ${citation}, which does not exist`),
  );
}

const rows = readRows();
const ids = rows.map(({ id }) => id);
const unproved = rows
  .filter(({ proofs }) => proofs.length === 0)
  .map(({ id }) => `${id}: no proof`);
const wanted = [
  ...Object.keys(operations).map((id) => `call:${id}`),
  ...pageIds().map((id) => `route:${id}`),
  ...Object.keys(answers).map((name) => `answer:${name}`),
];

const problems = process.argv.includes('--missing')
  ? unproved
  : [
      ...unproved,
      ...rows.flatMap(({ id, proofs }) =>
        proofs.flatMap((proof) => problemOf(proof) ?? []).map((problem) => `${id}: ${problem}`),
      ),
      ...wanted.filter((id) => !ids.includes(id)).map((id) => `${id}: no row`),
      ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id}: two rows`),
      ...brokenCitations(),
    ];

for (const problem of problems) console.error(problem);
const proved = ids.filter((id) => !problems.some((problem) => problem.startsWith(`${id}: `)));
console.log(`coverage: ${proved.length} of ${ids.length} rows proved`);
process.exit(problems.length > 0 ? 1 : 0);
