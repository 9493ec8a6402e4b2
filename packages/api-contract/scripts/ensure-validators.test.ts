import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractPath } from './outputs/index.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));

let copy = '';
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'validators-'));
  const target = join(copy, 'packages/api-contract');
  for (const part of ['package.json', 'scripts', 'src'])
    cpSync(join(packageFolder, part), join(target, part), { recursive: true });
  const options = '.ci/support/options.ts';
  cpSync(join(packageFolder, '../..', options), join(copy, options));
  symlinkSync(join(packageFolder, 'node_modules'), join(target, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

const limitTo = (maxLength: number) =>
  writeFileSync(
    join(copy, 'openapi.yaml'),
    readFileSync(contractPath, 'utf8').replace('maxLength: 1000\n', `maxLength: ${maxLength}\n`),
  );

/** What a process that loads the validators of the copy says of a review with 30 characters. */
function validate(): string {
  const code = `const { validateRequest } = await import('./packages/api-contract/src/validators.ts');
    const body = { content: 'a'.repeat(30), likeStar: 5 };
    console.log(validateRequest('createReview', { params: { product: 'fitness' }, body }).ok);`;
  const args = ['--input-type=module', '--eval', code];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
  return stdout + stderr;
}

it('the validators are those of the contract as it is now', () => {
  limitTo(29);
  expect(validate()).toBe('false\n');
  limitTo(30);
  expect(validate()).toBe('true\n');
});

it('no validators are loaded where the contract is refused, and the process says so', () => {
  limitTo(-1);
  expect(validate()).toMatch(
    /^(openapi\.yaml:\d+ #\/.+\n)+There are no validators of this openapi\.yaml: correct it and run `pnpm generate`\.\n$/,
  );
});
