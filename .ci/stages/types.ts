// Type-checks every workspace project, all of them even when one fails.
import { spawnSync } from 'node:child_process';
import { readOptions } from '../support/options.ts';

const projects = [
  'packages/ui',
  'packages/api-contract',
  'packages/mocks',
  'apps/web',
  'apps/web/worker',
  '.storybook',
  '.',
];

const { positionals } = readOptions(
  `node .ci/stages/types.ts [project …]\n\n  Projects: ${projects.join(', ')}; all by default.`,
  {},
);
const failed = (positionals.length > 0 ? positionals : projects).filter((project) => {
  console.log(`types ${project}`);
  return spawnSync('tsc', ['-p', project], { stdio: 'inherit' }).status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
