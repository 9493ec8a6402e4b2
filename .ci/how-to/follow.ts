import { exec } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { applyBlock } from './apply-block.ts';
import { copyEnvironment } from '../support/copy-tree.ts';
import { readBlocks } from './read-blocks.ts';

/**
 * Follows a how-to in a copy of the project: its changes and commands in their order. Rejects with
 * the first block that cannot be applied or whose command fails.
 */
export async function follow(copy: string, document: string): Promise<void> {
  const blocks = readBlocks(document);
  const changes = blocks.flatMap(({ change }) => change ?? []);
  if (changes.length === 0) throw new Error(`${document} has no block that changes a file.`);
  for (const { file, place } of changes) if (place.kind === 'source') rmSync(join(copy, file));
  for (const block of blocks) {
    if (block.change) applyBlock(copy, block);
    else
      for (const command of block.text.trim().split('\n')) await runIn(copy, command, block.name);
  }
  const files = [...new Set(changes.map(({ file }) => file))].filter((file) =>
    /\.tsx?$/.test(file),
  );
  await runIn(copy, `oxfmt ${files.join(' ')}`, document);
  await runIn(copy, `oxlint -c .oxlintrc.json --deny-warnings ${files.join(' ')}`, document);
}

/** Runs a command in a copy; rejects with `name` and the output where it fails. */
export async function runIn(copy: string, command: string, name = command): Promise<void> {
  const options = { cwd: copy, env: copyEnvironment(), maxBuffer: 2 ** 26 };
  await promisify(exec)(command, options).catch(({ stdout, stderr }: Record<string, string>) => {
    throw new Error(`${name}: ${command} fails\n${stdout}${stderr}`);
  });
}
