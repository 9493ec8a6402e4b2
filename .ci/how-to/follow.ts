import { exec } from 'node:child_process';
import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { applyBlock } from './apply-block.ts';
import { copyEnvironment } from '../support/copy-tree.ts';
import { type Block, readBlocks } from './read-blocks.ts';

/** All how-tos, which can be followed one after another. */
export const howTos = globSync('docs/how-to/*.md').toSorted();

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

/** The changes of the files of the project; at least one. */
export function changesOf(document: string) {
  const changes = readBlocks(document).flatMap(({ change }) => change ?? []);
  if (changes.length === 0) throw new Error(`${document} has no block that changes a file.`);
  return changes;
}

/** Makes all changes of a how-to in a copy. */
export function applyAll(copy: string, document: string) {
  for (const { file, place } of changesOf(document))
    if (place.kind === 'source') rmSync(join(copy, file));
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
