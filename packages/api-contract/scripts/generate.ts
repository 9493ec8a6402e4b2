import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readOptions } from '../../../.ci/support/options.ts';
import { ContractError } from './contract/document.ts';
import { BANNER } from './literal.ts';
import { contractPath, generateFiles } from './outputs/index.ts';

const { values } = readOptions(
  `node packages/api-contract/scripts/generate.ts [--contract FILE] [--out FOLDER] [--check]

  --contract FILE   the OpenAPI document (openapi.yaml of this repository)
  --out FOLDER      where the code is written (src/generated)
  --check           writes nothing and fails where a file is out of date

  Exit 0: generated; 1: refused, or a file is out of date; 2: the document is no file.`,
  {
    check: { type: 'boolean', default: false },
    contract: { type: 'string', default: contractPath },
    out: { type: 'string', default: fileURLToPath(new URL('../src/generated', import.meta.url)) },
  },
);
if (!statSync(values.contract, { throwIfNoEntry: false })?.isFile()) {
  console.error(`${values.contract} is no file.`);
  process.exit(2);
}

try {
  const files = await generateFiles(readFileSync(values.contract, 'utf8'), values.contract);
  mkdirSync(values.out, { recursive: true });
  const present = new Map(
    readdirSync(values.out).map((name) => [name, readFileSync(join(values.out, name), 'utf8')]),
  );
  if (values.check) check(files, present);
  else write(files, present);
} catch (error) {
  if (!(error instanceof ContractError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

type Files = ReadonlyMap<string, string>;

/** Fails for files that are missing, edited or out of date, or that do not belong into the folder. */
function check(files: Files, present: Files): void {
  const names = [...new Set([...files.keys(), ...present.keys()])];
  const stale = names.filter((name) => files.get(name) !== present.get(name));
  for (const name of stale) console.error(`generated/${name} is out of date.`);
  if (stale.length === 0) return console.log('The generated files are fresh.');
  console.error('Run `pnpm generate` and commit the result.');
  process.exitCode = 1;
}

/** Writes what has changed, and removes files that are no longer generated; other files stay. */
function write(files: Files, present: Files): void {
  for (const [name, text] of files)
    if (present.get(name) !== text) writeFileSync(join(values.out, name), text);
  for (const [name, text] of present)
    if (!files.has(name) && text.startsWith(BANNER)) rmSync(join(values.out, name));
  console.log(`${files.size} files generated from ${basename(values.contract)}.`);
}
