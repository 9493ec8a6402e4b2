import { stripTypeScriptTypes } from 'node:module';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateOrRefuse, randomContracts } from '../testing/contracts/random-contracts.ts';

it('generates code from a contract or refuses it by its places, never with a stack', async () => {
  let generated = 0;
  await fc.assert(
    fc.asyncProperty(randomContracts, async (text) => {
      const files = await generateOrRefuse(text);
      if (files.size > 0) generated += 1;
      for (const [name, code] of files) if (name.endsWith('.ts')) stripTypeScriptTypes(code);
    }),
    { numRuns: 50, seed: 1 },
  );
  expect(generated).toBeGreaterThan(10);
});
