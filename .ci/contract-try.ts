// Tries OpenAPI documents of others: what the generator refuses in them, or whether the code compiles that it generates.
import { readFileSync, rmSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { ContractError } from '../packages/api-contract/scripts/contract/problems.ts';
import { readContract } from '../packages/api-contract/scripts/contract/read-contract.ts';
import { generateFiles } from '../packages/api-contract/scripts/outputs/index.ts';
import {
  addProject,
  compileProblems,
  createProjects,
} from '../packages/api-contract/testing/contracts/projects.ts';
import { readOptions } from './support/options.ts';

const usage = `pnpm contract:try FILE…

  FILE   an OpenAPI document, as YAML or JSON

  Prints what the generator refuses, each place with its sentence and places with one sentence
  together, or that the code which it generates compiles. Nothing is written beside the documents.
  Exit 0: all of them generate code that compiles; 1: one does not; 2: a document is no file.`;

const { positionals } = readOptions(usage, {});
const missing = positionals.filter(
  (file) => statSync(file, { throwIfNoEntry: false })?.isFile() !== true,
);
if (positionals.length === 0 || missing.length > 0) {
  console.error([...missing.map((file) => `${file} is no file.`), usage].join('\n'));
  process.exit(2);
}

for (const file of positionals) {
  const [isUsable, result] = await tryContract(file);
  console.log(`${file}: ${result}`);
  if (!isUsable) process.exitCode = 1;
}

async function tryContract(file: string): Promise<[isUsable: boolean, result: string]> {
  const folder = createProjects();
  try {
    const text = readFileSync(file, 'utf8');
    addProject(folder, 0, await generateFiles(text, resolve(file)));
    const { operations, schemas } = await readContract(text, resolve(file));
    const size = `${counted(operations, 'operation')}, ${counted(Object.keys(schemas), 'schema')}`;
    const problems = await compileProblems(folder);
    return problems === ''
      ? [true, `${size}: generated and compiled`]
      : [false, `${size}: the generated code does not compile\n${problems}`];
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    return [false, `refused in ${counted(error.problems, 'place')}\n${grouped(error.problems)}`];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function counted({ length }: readonly unknown[], name: string): string {
  return `${length} ${name}${length === 1 ? '' : 's'}`;
}

/** The problems, those first of which there are most; sentences that differ in one word are of one kind. */
function grouped(problems: readonly string[]): string {
  const groups: string[][] = [];
  for (const problem of problems) {
    const group = groups.find(([first = '']) => isSameKind(first, problem));
    if (group === undefined) groups.push([problem]);
    else group.push(problem);
  }
  return groups
    .sort((a, b) => b.length - a.length)
    .map((group) => [`\n${group.length} ×`, ...group].join('\n  '))
    .join('\n');
}

function isSameKind(first: string, second: string): boolean {
  const [a, b] = [first, second].map((problem) => problem.replace(/^\S+ \S+ /, '').split(' '));
  return a!.length === b!.length && a!.filter((word, index) => word !== b![index]).length <= 1;
}
