import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../packages/api-contract/testing/contracts/small-contract.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tried-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the command prints about a document with this text, and the code with which it ends. */
function run(text?: string) {
  const file = join(folder, text === undefined ? 'missing.yaml' : 'other.yaml');
  if (text !== undefined) writeFileSync(file, text);
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile('node', ['.ci/contract-try.ts', file], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: (stdout + stderr).replaceAll(`${folder}/`, '') }),
    );
  });
}

describe('pnpm contract:try', () => {
  it('says of a document that the generated code compiles', async () => {
    expect(await run(textOf({}))).toEqual({
      code: 0,
      output: 'other.yaml: 1 operation, 0 schemas: generated and compiled\n',
    });
  });

  it('prints each refusal with its place, those of one kind together', async () => {
    const { code, output } = await run(
      textOf({
        parameters: [
          { name: 'a', in: 'cookie', schema: { type: 'string' } },
          { name: 'b', in: 'query', schema: { type: 'object' } },
          { name: 'c', in: 'cookie', schema: { type: 'string' } },
        ],
      }),
    );
    expect(code).toBe(1);
    const parameters = '#/paths/~1things/get/parameters';
    expect(output).toBe(`other.yaml: refused in 3 places

2 ×
  other.yaml:14 ${parameters}/0: cookie parameters are not supported; send a in the query or a header
  other.yaml:22 ${parameters}/2: cookie parameters are not supported; send c in the query or a header

1 ×
  other.yaml:20 ${parameters}/1/schema: a parameter must have one type of string, integer, number, boolean; here it is object
`);
  });

  it('ends with 2 for a file that is missing', async () => {
    const { code, output } = await run();
    expect(code).toBe(2);
    expect(output).toMatch(/^missing\.yaml is no file\./);
  });
});
