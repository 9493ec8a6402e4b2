import { mkdtempDisposableSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateOrRefuse, randomContracts } from '../testing/random-contracts.ts';
import { ensureValidators } from './ensure-validators.ts';
import { removeFormerFiles, staleFiles, writeFiles } from './freshness.ts';
import { BANNER } from './literal.ts';

it('generated files in git that were edited, added or deleted are stale', () => {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'generated-'));
  const folder = temporary.path;
  const files = new Map(
    ['edited.ts', 'deleted.ts', 'validators/same.js'].map((name) => [name, '']),
  );
  writeFiles(folder, files);
  expect(staleFiles(folder, files)).toEqual([]);
  writeFileSync(join(folder, 'edited.ts'), '// mine');
  writeFileSync(join(folder, 'mine.ts'), '');
  writeFileSync(join(folder, 'validators/same.js'), '// older');
  rmSync(join(folder, 'deleted.ts'));
  expect(staleFiles(folder, files)).toEqual(['edited.ts', 'deleted.ts', 'mine.ts']);
  writeFileSync(join(folder, 'former.ts'), BANNER);
  removeFormerFiles(folder, files);
  writeFiles(folder, files);
  expect(staleFiles(folder, files)).toEqual(['mine.ts']);
});

ensureValidators();
const generated = fileURLToPath(new URL('../src/generated', import.meta.url));

it('generated files are marked, evaluate no string as code and import no package', () => {
  for (const entry of readdirSync(generated, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    expect(text.split('\n', 1)[0], entry.name).toContain('do not edit');
    expect(text, entry.name).not.toMatch(/new Function|\beval\(|require\(|from ['"](?!\.)/);
  }
});

it('generates code from a contract or refuses it by its places, never with a stack', async () => {
  let generated = 0;
  await fc.assert(
    fc.asyncProperty(randomContracts, async (contract) => {
      const files = await generateOrRefuse(contract);
      if (files.size > 0) generated += 1;
      for (const [name, code] of files) if (name.endsWith('.ts')) stripTypeScriptTypes(code);
    }),
    { numRuns: 50, seed: 1 },
  );
  expect(generated).toBeGreaterThan(10);
});
