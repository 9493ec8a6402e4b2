import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { BANNER } from './literal.ts';

/** Whether a generated file is in git; the others are generated when they are needed. */
export function isInGit(name: string): boolean {
  return !name.startsWith('validators/');
}

/** The names of the files in git that are missing, edited or out of date, or that do not belong into the folder. */
export function staleFiles(folder: string, files: ReadonlyMap<string, string>): string[] {
  const present = filesIn(folder);
  const names = new Set([...files.keys(), ...present.keys()]);
  return [...names].filter((name) => isInGit(name) && files.get(name) !== present.get(name));
}

/** Writes each generated file atomically, because another process may be reading it. */
export function writeFiles(folder: string, files: ReadonlyMap<string, string>): void {
  const present = filesIn(folder);
  for (const [name, text] of files) {
    if (present.get(name) === text) continue;
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
  }
}

/** Removes files that are no longer generated; files that were not generated stay. */
export function removeFormerFiles(folder: string, files: ReadonlyMap<string, string>): void {
  for (const [name, text] of filesIn(folder))
    if (isInGit(name) && !files.has(name) && text.startsWith(BANNER)) rmSync(join(folder, name));
}

function filesIn(folder: string): Map<string, string> {
  mkdirSync(folder, { recursive: true });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    paths.map((path) => [relative(folder, path).replaceAll(sep, '/'), readFileSync(path, 'utf8')]),
  );
}
