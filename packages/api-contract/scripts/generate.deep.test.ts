import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { textOf } from '../testing/contracts/small-contract.ts';

const script = fileURLToPath(new URL('./generate.ts', import.meta.url));

/** What the command prints, and the code with which it ends. */
const run = (...args: string[]) =>
  new Promise<{ code: unknown; lines: string[] }>((resolve) => {
    execFile(process.execPath, [script, ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, lines: (stdout + stderr).trim().split('\n') }),
    );
  });

it('prints all problems and no stack, and ends with 1', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'generated-'));
  const path = join(folder.path, 'openapi.yaml');
  writeFileSync(
    path,
    textOf({
      parameters: ['a', 'b'].map((name) => ({ name, in: 'cookie', schema: { type: 'string' } })),
    }),
  );
  const { code, lines } = await run('--contract', path, '--out', join(folder.path, 'generated'));
  expect(code).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(/^openapi\.yaml:14 #\S+: cookie parameters are not supported/),
    expect.stringMatching(/^openapi\.yaml:18 #\S+: cookie parameters are not supported/),
  ]);
});

it('ends with 2 for a document that is no file', async () => {
  expect(await run('--contract', 'none.yaml')).toEqual({
    code: 2,
    lines: ['none.yaml is no file.'],
  });
});

it('ends a check of stale files with 1', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'generated-'));
  const { code, lines } = await run('--check', '--out', folder.path);
  expect(code).toBe(1);
  expect(lines).toContain('generated/constraints.ts: missing');
});
