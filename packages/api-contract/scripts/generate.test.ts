import { readFileSync, readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateOrRefuse, randomContracts } from '../testing/random-contracts.ts';

const generated = fileURLToPath(new URL('../src/generated', import.meta.url));

it('generated files are marked, evaluate no string as code and import no package', () => {
  for (const name of readdirSync(generated)) {
    const text = readFileSync(join(generated, name), 'utf8');
    expect(text.split('\n', 1)[0], name).toContain('do not edit');
    expect(text, name).not.toMatch(/new Function|\beval\(|require\(|from ['"](?!\.)/);
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
