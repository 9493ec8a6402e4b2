import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFiles } from '../../scripts/freshness.ts';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const root = fileURLToPath(new URL('../../../..', import.meta.url));

const MANIFEST = JSON.stringify({
  type: 'module',
  imports: {
    '#validators/*': {
      types: './src/validators/generated.d.ts',
      default: './src/generated/validators/*.js',
    },
  },
});

export function createProjects(): string {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  symlinkSync(join(packageFolder, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Adds this package's sources with the files of a contract, and returns their folder. */
export function addProject(folder: string, name: number, files: Map<string, string>): string {
  const source = join(folder, String(name), 'src');
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, '../package.json'), MANIFEST);
  cpSync(join(packageFolder, 'src'), source, {
    recursive: true,
    filter: (path) => !/\.test\.ts$|src\/generated/.test(path),
  });
  writeFiles(join(source, 'generated'), files);
  return source;
}

/** What the compiler says of all projects in a folder. */
export function compileProblems(folder: string): Promise<string> {
  mkdirSync(join(folder, 'config'));
  const config = {
    extends: join(root, '.config/tsconfig.base.json'),
    compilerOptions: { types: [], noUnusedLocals: false, noUnusedParameters: false },
    include: ['../*/src/**/*.ts'],
  };
  writeFileSync(join(folder, 'config/tsconfig.json'), JSON.stringify(config));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [compiler, '-p', join(folder, 'config')],
      { maxBuffer: 64_000_000 },
      (_error, stdout, stderr) => resolve(stdout + stderr),
    );
  });
}
