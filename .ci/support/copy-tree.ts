import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = realpathSync(fileURLToPath(new URL('../..', import.meta.url)));

/** Copies every file of the project, and links what is installed; returns the folder. */
export function copyTree(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'copied-tree-')));
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0');
  for (const file of files.filter(Boolean)) cpSync(join(root, file), join(copy, file));
  linkInstalled(copy);
  return copy;
}

/** Links what is installed into a copy of the project. */
export function linkInstalled(copy: string): void {
  const installed = ['node_modules', '{packages,apps,.ci}/*/node_modules'];
  for (const folder of globSync(installed, { cwd: root })) linkPackages(folder, copy);
}

/** The environment of commands in a copy: the installed programs, no installation by pnpm, and not the mode of a test that runs them. */
export function copyEnvironment(): NodeJS.ProcessEnv {
  const programs = ['node_modules/.bin', '.ci/interoperability/node_modules/.bin'];
  const path = [...programs.map((folder) => join(root, folder)), process.env['PATH']];
  return {
    ...process.env,
    NODE_ENV: undefined,
    PATH: path.join(delimiter),
    pnpm_config_verify_deps_before_run: 'false',
  };
}

/** Links each installed package; those of the project to their copy. */
function linkPackages(folder: string, copy: string): void {
  mkdirSync(join(copy, folder), { recursive: true });
  // pnpm's own files stay out, because pnpm would change them through the link.
  const names = readdirSync(join(root, folder)).filter((name) => !name.startsWith('.'));
  for (const name of names) {
    const entry = join(folder, name);
    if (name.startsWith('@')) linkPackages(entry, copy);
    else symlinkSync(targetOf(join(root, entry), copy), join(copy, entry));
  }
}

function targetOf(entry: string, copy: string): string {
  const target = realpathSync(entry);
  const inProject = relative(root, target);
  const isOurs = !inProject.startsWith('..') && !inProject.includes('node_modules');
  return isOurs ? join(copy, inProject) : target;
}
