import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const root = fileURLToPath(new URL('../../..', import.meta.url));

export function createProjects(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  symlinkSync(join(packageFolder, 'node_modules'), join(folder, 'node_modules'));
  const config = {
    extends: join(root, '.config/tsconfig.base.json'),
    compilerOptions: { types: [], noUnusedLocals: false, noUnusedParameters: false },
    include: ['../*/src/**/*.ts'],
  };
  mkdirSync(join(folder, 'config'));
  writeFileSync(join(folder, 'config/tsconfig.json'), JSON.stringify(config));
  return folder;
}

/** Adds this package's sources with the files of a contract, and returns their folder. */
export function addProject(folder: string, name: number, files: Map<string, string>): string {
  const source = join(folder, String(name), 'src');
  cpSync(join(packageFolder, 'src'), source, {
    recursive: true,
    filter: (path) => !/\.test\.ts$|src\/generated/.test(path),
  });
  writeFileSync(join(source, '../package.json'), '{ "type": "module" }');
  mkdirSync(join(source, 'generated'));
  for (const [file, text] of files) writeFileSync(join(source, 'generated', file), text);
  return source;
}

/** What the compiler says of all projects in a folder. */
export function compileProblems(folder: string): string {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '-p', join(folder, 'config')];
  const { stdout, stderr } = spawnSync(process.execPath, args, { maxBuffer: 64_000_000 });
  return `${stdout}${stderr}`;
}
