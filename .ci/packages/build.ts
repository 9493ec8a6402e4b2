// Builds the package of the current folder into `dist`; pnpm runs it before it packs a package.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withUndefined } from './optional-properties.ts';

const root = join(import.meta.dirname, '../..');
const bin = join(root, 'node_modules/.bin');

function run(command: string, ...args: string[]) {
  const { status } = spawnSync(join(bin, command), args, {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Imports inside the package by the name that the built file has. */
function withBuiltNames(code: string): string {
  return code.replaceAll(
    /((?:from|import) ?\(?['"]\.{1,2}\/[^'"]+?)(?<!\.d)\.tsx?(['"])/g,
    '$1.js$2',
  );
}

rmSync('dist', { recursive: true, force: true });
if (existsSync('vite.config.ts')) run('vite', 'build', '--logLevel=warn');
run('tsc', '-p', 'tsconfig.build.json');
// Files that the compiler does not copy: scripts with handwritten types, licences.
for (const file of globSync(['**/*.js', '**/*.d.ts', '**/LICENSE-*'], { cwd: 'src' }))
  cpSync(join('src', file), join('dist', file));
for (const file of globSync('dist/**/*.{js,d.ts}'))
  writeFileSync(file, withBuiltNames(readFileSync(file, 'utf8')));
for (const file of globSync('dist/**/*.d.ts'))
  writeFileSync(file, withUndefined(readFileSync(file, 'utf8')));
