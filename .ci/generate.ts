// Generates all files that derive from openapi.yaml.
import { readOptions } from './support/options.ts';
import { runInTurn } from './support/run-in-turn.ts';

const { values } = readOptions(
  `pnpm generate         writes what follows from openapi.yaml
pnpm generate:check   writes nothing and fails where a file is out of date`,
  { check: { type: 'boolean', default: false } },
);
const args = values.check ? ['--check'] : [];
runInTurn(
  ['node', 'packages/api-contract/scripts/generate.ts', ...args],
  ['node', 'apps/web/scripts/generate-page-stories.ts', ...args],
);
