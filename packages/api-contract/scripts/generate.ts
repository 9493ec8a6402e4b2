import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ContractError } from './contract/problems.ts';
import { staleFiles, writeFiles } from './freshness.ts';
import { contractPath, generateFiles } from './outputs/index.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    contract: { type: 'string', default: contractPath },
    out: { type: 'string', default: fileURLToPath(new URL('../src/generated', import.meta.url)) },
  },
});

try {
  const files = await generateFiles(readFileSync(values.contract, 'utf8'), values.contract);
  if (values.check) check(files);
  else {
    writeFiles(values.out, files);
    console.log(`${files.size} files generated from openapi.yaml.`);
  }
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function check(files: Map<string, string>): void {
  const problems = staleFiles(values.out, files);
  for (const problem of problems) console.error(`generated/${problem}`);
  if (problems.length > 0) {
    console.error('Run `pnpm generate` and commit the result.');
    process.exitCode = 1;
  } else {
    console.log(`${files.size} generated files are fresh.`);
  }
}
