import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ContractError } from './contract/problems.ts';
import { validatorsEnd } from './ensure-validators.ts';
import { isInGit, removeUnexpectedFiles, staleFiles, writeFiles } from './freshness.ts';
import { contractPath, generateFiles } from './outputs/index.ts';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    validators: { type: 'boolean', default: false },
    contract: { type: 'string', default: contractPath },
    out: { type: 'string', default: fileURLToPath(new URL('../src/generated', import.meta.url)) },
  },
});

try {
  // Before the contract is read, so that what is changed meanwhile makes the validators stale.
  const end = validatorsEnd();
  const files = await generateFiles(readFileSync(values.contract, 'utf8'), values.contract);
  const validators = new Map(
    [...files].flatMap(([name, text]) => (isInGit(name) ? [] : [[name, text + end]])),
  );
  if (values.check) check(files);
  else if (values.validators) writeFiles(values.out, validators);
  else {
    removeUnexpectedFiles(values.out, files);
    writeFiles(values.out, new Map([...files, ...validators]));
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
    console.log('The generated files are fresh.');
  }
}
