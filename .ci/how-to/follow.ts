import { exec } from 'node:child_process';
import { globSync } from 'node:fs';
import { promisify } from 'node:util';
import { applyBlock } from './apply-block.ts';
import { copyEnvironment } from '../support/copy-tree.ts';
import { type Block, readBlocks } from './read-blocks.ts';

/** The how-tos with changes to make, which can be followed one after another. */
export const howTos = globSync('docs/how-to/*.md')
  .filter((document) => changesOf(document).length > 0)
  .toSorted();

/**
 * Follows how-tos in a copy of the project: their changes in their order, then their commands. Rejects with the first block that cannot
 * be applied, or command that fails.
 */
export async function follow(copy: string, documents: readonly string[]): Promise<void> {
  for (const document of documents) applyAll(copy, document);
  const files = documents.flatMap((document) => changesOf(document).map(({ file }) => file));
  const scripts = [...new Set(files)].filter((file) => /\.tsx?$/.test(file)).join(' ');
  const commands = commandsOf(documents.flatMap(readBlocks));
  for (const command of [...commands, `oxlint -c .oxlintrc.json --deny-warnings ${scripts}`])
    await runIn(copy, command);
}

/** The changes of the files of the project. */
export function changesOf(document: string) {
  return readBlocks(document).flatMap(({ change }) => change ?? []);
}

/** Makes all changes of a how-to in a copy. */
export function applyAll(copy: string, document: string) {
  for (const block of readBlocks(document)) if (block.change) applyBlock(copy, block);
}

/** The commands of blocks, each script once with all its arguments; what generates files, and takes none, comes first. */
function commandsOf(blocks: readonly Block[]): string[] {
  const lines = blocks.flatMap(({ text, change }) => (change ? [] : text.trim().split('\n')));
  const scripts = Map.groupBy(lines, (line) => line.split(' ', 2).join(' '));
  return [...scripts]
    .map(([script, calls]) => [
      script,
      ...new Set(calls.flatMap((call) => call.split(' ').slice(2))),
    ])
    .toSorted((one, other) => Math.min(one.length, 2) - Math.min(other.length, 2))
    .map((words) => words.join(' '));
}

/** Runs a command in a copy; rejects with its output where it fails. */
export async function runIn(copy: string, command: string): Promise<void> {
  const options = { cwd: copy, env: copyEnvironment(), maxBuffer: 2 ** 26 };
  await promisify(exec)(command, options).catch(({ stdout, stderr }: Record<string, string>) => {
    throw new Error(`${command} fails\n${stdout}${stderr}`);
  });
}
