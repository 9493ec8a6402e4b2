import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generateFiles } from './outputs/index.ts';

const generated = fileURLToPath(new URL('../src/generated', import.meta.url));
const script = fileURLToPath(new URL('./generate.ts', import.meta.url));
const specText = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8');

let copy: string;
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'generated-'));
  cpSync(generated, copy, { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

function check(): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [script, '--check', '--out', copy], (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, output: stdout + stderr });
    });
  });
}

describe('pnpm generate --check', () => {
  it('passes when every generated file matches openapi.yaml', async () => {
    expect(await check()).toMatchObject({ code: 0 });
  });

  it('lists the generated files that were edited, added or deleted', async () => {
    appendFileSync(join(copy, 'constraints.ts'), '// mine\n');
    writeFileSync(join(copy, 'validators', 'mine.ts'), 'export {};\n');
    rmSync(join(copy, 'error-responses.ts'));
    const { code, output } = await check();
    expect(code).toBe(1);
    expect(output.split('\n').slice(0, 3)).toEqual([
      'generated/error-responses.ts: missing',
      'generated/constraints.ts: out of date or edited by hand',
      'generated/validators/mine.ts: not generated, does not belong here',
    ]);
  });
});

describe('the generator', () => {
  it('rejects an unknown role and a role that contradicts security', async () => {
    await expect(
      generateFiles(specText.replace('x-roles: [ROLE_MASTER]', 'x-roles: [ROLE_OWNER]')),
    ).rejects.toThrow('ROLE_OWNER');
    await expect(
      generateFiles(specText.replace('x-roles: [ROLE_MASTER]', 'x-roles: [ROLE_ANONYMOUS]')),
    ).rejects.toThrow('security and x-roles');
  });

  it('rejects an error response with two statuses', async () => {
    const moved = specText.replace(
      /ClassFull:\n(\s+)\$ref: '#\/components\/examples\/ClassFull'/,
      "ClassFull:\n$1$ref: '#/components/examples/ClassNotFound'",
    );
    await expect(generateFiles(moved)).rejects.toThrow('ClassNotFound has more than one status');
  });

  it('rejects a message for a constraint that the field does not have', async () => {
    await expect(
      generateFiles(specText.replace('maximum: 최대 인원', 'maxLength: 최대 인원')),
    ).rejects.toThrow('/body/classMaxCustomer has a message for maxLength');
  });

  it('rejects a schema with an unknown keyword', async () => {
    await expect(generateFiles(specText.replace('maximum: 5', 'maximun: 5'))).rejects.toThrow(
      'maximun',
    );
  });
});

describe('the generated file', () => {
  const texts = readdirSync(generated, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|js)$/.test(name))
    .map((name) => [name, readFileSync(join(generated, name), 'utf8')] as const);

  it.each(texts)(
    '%s is marked as generated, evaluates no string as code and imports no package',
    (_, text) => {
      expect(text.split('\n', 1)[0]).toContain('do not edit');
      expect(text).not.toMatch(/new Function|\beval\(|require\(|from ['"](?!\.)/);
    },
  );
});
