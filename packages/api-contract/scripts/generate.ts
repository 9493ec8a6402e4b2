import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../../../.ci/support/options.ts';
import { ContractError } from './contract/document.ts';
import { validatorsEnd } from './ensure-validators.ts';
import { isInGit, removeFormerFiles, staleFiles, writeFiles } from './freshness.ts';
import { contractPath, generateFiles } from './outputs/index.ts';

const { values } = readOptions(
  `node packages/api-contract/scripts/generate.ts [--contract FILE] [--out FOLDER] [--check]

  --contract FILE   the OpenAPI document (openapi.yaml of this repository)
  --out FOLDER      where the code is written (src/generated)
  --check           writes nothing and fails where a file is out of date
  --validators      writes the validators only

  Exit 0: generated; 1: refused, or a file is out of date; 2: the document is no file.`,
  {
    check: { type: 'boolean', default: false },
    validators: { type: 'boolean', default: false },
    contract: { type: 'string', default: contractPath },
    out: { type: 'string', default: fileURLToPath(new URL('../src/generated', import.meta.url)) },
  },
);
if (!statSync(values.contract, { throwIfNoEntry: false })?.isFile()) {
  console.error(`${values.contract} is no file.`);
  process.exit(2);
}

try {
  // Computed before the contract is read, so that a change during the generation makes the validators stale.
  const end = validatorsEnd();
  const files = await generateFiles(readFileSync(values.contract, 'utf8'), values.contract);
  const validators = new Map(
    [...files].flatMap(([name, text]) => (isInGit(name) ? [] : [[name, text + end]])),
  );
  if (values.check) check(files);
  else if (values.validators) writeFiles(values.out, validators);
  else {
    removeFormerFiles(values.out, files);
    writeFiles(values.out, new Map([...files, ...validators]));
    console.log(`${files.size} files generated from ${basename(values.contract)}.`);
  }
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function check(files: Map<string, string>): void {
  const stale = staleFiles(values.out, files);
  for (const name of stale) console.error(`generated/${name} is out of date.`);
  if (stale.length === 0) return console.log('The generated files are fresh.');
  console.error('Run `pnpm generate` and commit the result.');
  process.exitCode = 1;
}
