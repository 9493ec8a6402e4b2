import { readFileSync, readdirSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseYaml } from '@redocly/openapi-core';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateOrRefuse, randomContracts } from '../testing/random-contracts.ts';
import { generateFrom, type Parts, textOf } from '../testing/small-contract.ts';
import { ContractError } from './contract/document.ts';

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

const url = new URL('../testing/refused.yaml', import.meta.url);
const refused = parseYaml(readFileSync(url, 'utf8')) as Record<string, Parts>;

async function refusalsOf(text: string): Promise<readonly string[]> {
  const error: unknown = await generateFrom(text).catch((reason: unknown) => reason);
  if (!(error instanceof ContractError)) throw new Error('not refused', { cause: error });
  return error.problems;
}

it.each(Object.entries(refused))('the generator refuses with %s', async (refusal, contract) => {
  expect(await refusalsOf(textOf(contract))).toEqual([expect.stringContaining(refusal)]);
});

it('refuses YAML that cannot be read, with its line', async () => {
  const [problem] = await refusalsOf('openapi: 3.1.0\npaths: {\n');
  expect(problem).toMatch(/^openapi\.yaml:3 #\/: the YAML cannot be read: /);
});

it('refuses all that is not supported at once, each by its place', async () => {
  const responses = { '204': { description: 'done' } };
  const problems = await refusalsOf(
    textOf({
      path: '/things/{id}.json',
      operation: { operationId: 'get-things', servers: [], callbacks: {} },
      parameters: [
        { name: 'a', in: 'cookie', style: 'form', schema: { type: 'string' } },
        {
          name: '__proto__',
          in: 'header',
          explode: false,
          content: { 'text/csv': { examples: { a: {} } } },
        },
      ],
      response: {
        readOnly: true,
        if: {},
        patternProperties: {},
        propertyNames: {},
        prefixItems: [{}],
        discriminator: { propertyName: 'a' },
        contentSchema: {},
        $defs: {},
        $anchor: 'a',
        properties: { toString: {} },
      },
      item: { servers: [], head: { operationId: 'head', responses } },
      document: { webhooks: {} },
      schemas: { 상품: {} },
    }),
  );
  const places = problems.map((problem) => /([^/:]+): .+/.exec(problem.slice(15))?.[1]);
  const expected = `~1things~1{id}.json operationId parameters in style name in explode content
    text~1csv a readOnly if patternProperties propertyNames prefixItems discriminator contentSchema
    $defs $anchor toString servers callbacks servers head parameters 상품 webhooks`;
  expect(places).toEqual(expected.split(/\s+/));
});
