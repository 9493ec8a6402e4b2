import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { staleFiles, writeFiles } from './freshness.ts';
import { generateFiles } from './outputs/index.ts';

const { values } = parseArgs({
  options: { check: { type: 'boolean', default: false }, out: { type: 'string' } },
});
const specPath = fileURLToPath(new URL('../../../openapi.yaml', import.meta.url));
const folder = values.out ?? fileURLToPath(new URL('../src/generated', import.meta.url));
const files = await generateFiles(readFileSync(specPath, 'utf8'));

if (values.check) {
  const problems = staleFiles(folder, files);
  for (const problem of problems) console.error(`generated/${problem}`);
  if (problems.length > 0) {
    console.error('Run `pnpm generate` and commit the result.');
    process.exitCode = 1;
  } else {
    console.log(`${files.size} generated files are fresh.`);
  }
} else {
  writeFiles(folder, files);
  console.log(`${files.size} files generated from openapi.yaml.`);
}
