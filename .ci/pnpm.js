// Runs the pnpm version of package.json where only Node.js 20 and npm are installed. A `packageManager` field needs corepack, which
// newer versions of Node.js do not include.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { devDependencies } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);
const { status } = spawnSync(
  'npx',
  ['--yes', `pnpm@${devDependencies.pnpm}`, ...process.argv.slice(2)],
  // On Windows npx is a shell script.
  { stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
