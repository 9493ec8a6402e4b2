import { exec, execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { copyEnvironment, copyTree } from '../support/copy-tree.ts';

/** The lines of a document's blocks of language sh. */
function commandsOf(document: string): string[] {
  const blocks = readFileSync(document, 'utf8').matchAll(/^```sh\n([^]*?)^```/gm);
  return [...blocks].flatMap(([, block = '']) => block.trim().split('\n'));
}

/** Runs a command in a folder; rejects with its output where it fails. */
async function run(cwd: string, command: string) {
  const options = { cwd, env: copyEnvironment(), maxBuffer: 2 ** 26 };
  await promisify(exec)(command, options).catch(({ stdout, stderr }: Record<string, string>) => {
    throw new Error(`${command} fails\n${stdout}${stderr}`);
  });
}

it.each(globSync('docs/how-to/*.md'))(
  '%s can be followed: its example passes its unit tests, stories and journeys',
  { timeout: 3_600_000 },
  async (document) => {
    const copy = copyTree();
    onTestFinished(() => rmSync(copy, { recursive: true }));
    execFileSync('git', ['apply', document.replace('.md', '.patch')], { cwd: copy });
    const commands = commandsOf(document);
    expect(commands.join()).toMatch(/pnpm unit .*pnpm storybook:test /);
    for (const command of commands) await run(copy, command);
  },
);
