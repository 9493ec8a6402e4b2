// Runs other OpenAPI tools: generated clients and Prism against the mock server.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { readOptions } from '../support/options.ts';
import { finish } from '../support/totals.ts';
import { runVitest } from '../support/vitest.ts';

readOptions(
  `pnpm interoperability

  Generates clients with hey-api and orval from openapi.yaml, compiles them, drives one against the
  mock server, and puts Prism in front of the server for a successful call of every operation.`,
  {},
);

const folder = '.ci/interoperability';
rmSync('.cache/interoperability', { recursive: true, force: true });
const { status } = spawnSync('pnpm', ['--silent', 'run', 'clients'], {
  cwd: folder,
  stdio: 'inherit',
});
if (status !== 0) finish('interoperability', { passed: 0, failed: 1 });
finish(
  'interoperability',
  runVitest(`${folder}/vitest.config.ts`, '.cache/interoperability-results.json'),
);
