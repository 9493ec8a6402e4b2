import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contradictoryContracts } from '../testing/contracts/refused/contradictory.ts';
import { unreadableContracts } from '../testing/contracts/refused/unreadable.ts';
import { unsupportedParts } from '../testing/contracts/refused/unsupported-parts.ts';
import { unsupportedSchemas } from '../testing/contracts/refused/unsupported-schemas.ts';
import { withParameters } from '../testing/contracts/template.ts';
import { ContractError } from './contract/problems.ts';
import { generateFiles } from './outputs/index.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'refused-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the generator refuses', () => {
  it.each([
    ...unsupportedSchemas,
    ...unsupportedParts,
    ...unreadableContracts,
    ...contradictoryContracts,
  ])('$feature by file, line, pointer and a sentence', async ({ text, files = {}, problems }) => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
    const error: unknown = await generateFiles(text, join(folder, 'openapi.yaml')).catch(
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ContractError);
    const found = (error as ContractError).problems;
    expect(found.map((line, index) => line.slice(0, problems[index]?.length))).toEqual(problems);
  });
});

it('prints all problems and no stack, and ends with 1', async () => {
  const path = join(folder, 'openapi.yaml');
  writeFileSync(
    path,
    withParameters(`- { name: a, in: cookie, schema: { type: string } }
- { name: b, in: cookie, schema: { type: string } }`),
  );
  const script = fileURLToPath(new URL('./generate.ts', import.meta.url));
  const out = join(folder, 'generated');
  const { code, output } = await new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(
      process.execPath,
      [script, '--contract', path, '--out', out],
      (error, stdout, stderr) => resolve({ code: error?.code, output: stdout + stderr }),
    );
  });
  expect(code).toBe(1);
  expect(output.trim().split('\n')).toEqual([
    'openapi.yaml:10 #/paths/~1things/get/parameters/0: cookie parameters are not supported; send a in the query or a header',
    'openapi.yaml:11 #/paths/~1things/get/parameters/1: cookie parameters are not supported; send b in the query or a header',
  ]);
});
