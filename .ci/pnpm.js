// Runs the pnpm of package.json where only Node.js 20 and npm are installed. A `packageManager` field would need corepack, which is no
// part of newer Node.js.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const { status } = spawnSync(
  'npx',
  ['--yes', `pnpm@${devDependencies.pnpm}`, ...process.argv.slice(2)],
  // On Windows npx is a script of the shell.
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
