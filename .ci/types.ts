// Type-checks every workspace project, all of them even when one fails, and exits non-zero on any error.
import { spawnSync } from 'node:child_process';

const projects = [
  'packages/ui',
  'packages/api-contract',
  'packages/mocks',
  'apps/web',
  '.storybook',
];
const failed = projects.filter((project) => {
  console.log(`types ${project}`);
  return spawnSync('tsc', ['-p', project], { stdio: 'inherit' }).status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
