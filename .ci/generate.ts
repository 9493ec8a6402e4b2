// Generates all files that derive from openapi.yaml and from the states of the pages.
import { spawnSync } from 'node:child_process';
import { readOptions } from './support/options.ts';

const { values } = readOptions(
  `pnpm generate           writes what follows from openapi.yaml, and the stories of the pages
pnpm generate --check   writes nothing and fails where a file is out of date`,
  { check: { type: 'boolean', default: false } },
);
const scripts = [
  'packages/api-contract/scripts/generate.ts',
  'apps/web/scripts/generate-page-stories.ts',
];
for (const script of scripts) {
  const args = values.check ? [script, '--check'] : [script];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
