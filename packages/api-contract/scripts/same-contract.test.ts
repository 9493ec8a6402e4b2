import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseYaml } from '@redocly/openapi-core';
import { describe, expect, it } from 'vitest';
import {
  asSeveralFiles,
  withInlineParts,
  withParametersInOperations,
  withSharedParts,
  type Json,
} from '../testing/contracts/rewrite.ts';
import { contractPath, generateFiles } from './outputs/index.ts';

const text = readFileSync(contractPath, 'utf8');
const document = parseYaml(text) as Json;
const expected = await generateFiles(text);
const PARTS = ['parameters', 'responses', 'requestBodies', 'headers', 'examples', 'links'];

describe('the same contract, written with', () => {
  it.each([
    ['inline parameters', () => withInlineParts(document, ['parameters'])],
    ['everything inline but schemas', () => withInlineParts(document, PARTS)],
    ['parameters in the operations', () => withParametersInOperations(document)],
    ['shared responses and request bodies', () => withSharedParts(document)],
    [
      'all of these at once',
      () => withSharedParts(withParametersInOperations(withInlineParts(document, PARTS))),
    ],
  ])('%s gives the same files', async (_, rewrite) => {
    const rewritten = JSON.stringify(rewrite());
    expect(rewritten).not.toBe(JSON.stringify(document));
    expect(await generateFiles(rewritten)).toEqual(expected);
  });

  it('several files gives the same files', async () => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'same-contract-'));
    for (const [name, part] of Object.entries(asSeveralFiles(document)))
      writeFileSync(join(folder.path, name), JSON.stringify(part));
    const path = join(folder.path, 'openapi.yaml');
    expect(await generateFiles(readFileSync(path, 'utf8'), path)).toEqual(expected);
  });
});
