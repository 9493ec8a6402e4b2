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

/** A folder with this package's sources once for each contract, in folders called 0, 1, …, each with the files of its contract. */
export function createProjects() {
  const folder = mkdtempSync(join(tmpdir(), 'contracts-'));
  symlinkSync(join(packageFolder, 'node_modules'), join(folder, 'node_modules'));
  let count = 0;
  const sourceOf = (index: number) => join(folder, String(index), 'src');
  return {
    folder,
    sourceOf,
    add(files: ReadonlyMap<string, string>): string {
      const source = sourceOf(count);
      count += 1;
      mkdirSync(source, { recursive: true });
      writeFileSync(join(source, '../package.json'), MANIFEST);
      cpSync(join(packageFolder, 'src'), source, {
        recursive: true,
        filter: (path) => !/\.test\.ts$|src\/generated/.test(path),
      });
      writeFiles(join(source, 'generated'), new Map(files));
      return source;
    },
  };
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
