// Imported by configurations of Vite, which bundle it: it needs Node.js only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '..');

/** The last line of the generated validators: the hash of the contract and the generator. */
export function validatorsEnd(): string {
  const hash = createHash('sha256');
  const scripts = readdirSync(join(folder, 'scripts'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name))
    .map((name) => `scripts/${name}`);
  // package.json has the version of ajv.
  const others = ['../../openapi.yaml', 'package.json', 'src/validators/formats.ts'];
  for (const file of [...others, ...scripts.sort()]) hash.update(readFileSync(join(folder, file)));
  return `// Inputs: ${hash.digest('hex')}\n`;
}

/** Generates the validators, which are not in git, unless they are up to date with the contract and the generator. */
export function ensureValidators(): void {
  const end = validatorsEnd();
  const areFresh = ['requests', 'responses'].every((name) => {
    const file = join(folder, `src/generated/validators/${name}.js`);
    return existsSync(file) && readFileSync(file, 'utf8').endsWith(end);
  });
  if (areFresh) return;
  const script = join(folder, 'scripts/generate.ts');
  const { status } = spawnSync(process.execPath, [script, '--validators'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status === 0) return;
  console.error(
    'There are no validators of this openapi.yaml: correct it and run `pnpm generate`.',
  );
  process.exit(1);
}
