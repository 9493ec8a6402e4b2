import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { BANNER } from './literal.ts';

/** Whether a generated file is in git; the others are generated when they are needed. */
export function isInGit(name: string): boolean {
  return !name.startsWith('validators/');
}

/** The stale generated files in git, one line per file; empty when all are fresh. */
export function staleFiles(folder: string, files: Map<string, string>): string[] {
  const problems: string[] = [];
  for (const [name, text] of files) {
    if (!isInGit(name)) continue;
    const path = join(folder, name);
    if (!existsSync(path)) problems.push(`${name}: missing`);
    else if (readFileSync(path, 'utf8') !== text)
      problems.push(`${name}: out of date or edited by hand`);
  }
  for (const name of unexpectedFiles(folder, files))
    problems.push(`${name}: not generated, does not belong here`);
  return problems;
}

/** Writes each generated file atomically, because another process may be reading it. */
export function writeFiles(folder: string, files: Map<string, string>): void {
  for (const [name, text] of files) {
    const path = join(folder, name);
    if (existsSync(path) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    const unfinished = `${path}.${process.pid}`;
    writeFileSync(unfinished, text);
    renameSync(unfinished, path);
  }
}

/** Removes files that are no longer generated; files that were not generated stay. */
export function removeFormerFiles(folder: string, files: Map<string, string>): void {
  for (const name of unexpectedFiles(folder, files)) {
    const path = join(folder, name);
    if (readFileSync(path, 'utf8').startsWith(BANNER)) rmSync(path);
  }
}

function unexpectedFiles(folder: string, files: Map<string, string>): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => isInGit(name) && !files.has(name));
}
